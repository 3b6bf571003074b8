package dev.quarry.solver.smt.text;

/**
 * Walks over the tokens of SMT-LIB text: parentheses, atoms, string literals ({@code "say ""hi"""})
 * and quoted symbols ({@code |a b|}). White space and comments are skipped.
 */
public final class Tokens {
  private final String text;
  // Where the current token starts and where the next search starts.
  private int start;
  private int end;
  // 1-based position of the current token.
  private int line = 1;
  private int column = 1;
  private int lineStart;

  public Tokens(String text) {
    this.text = text;
  }

  /** Goes to the next token; false at the end of the text. */
  public boolean advance() {
    start = skipBlanks(end);
    column = start - lineStart + 1;
    if (start >= text.length()) {
      end = start;
      return false;
    }
    char c = text.charAt(start);
    if (c == '(' || c == ')') {
      end = start + 1;
    } else if (c == '"' || c == '|') {
      end = closing(c);
    } else {
      end = atomEnd();
    }
    return true;
  }

  public String token() {
    return text.substring(start, end);
  }

  public boolean isOpening() {
    return start < text.length() && text.charAt(start) == '(';
  }

  public boolean isClosing() {
    return start < text.length() && text.charAt(start) == ')';
  }

  public int start() {
    return start;
  }

  public int end() {
    return end;
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  private int skipBlanks(int from) {
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (c == ';') {
        i = endOfLine(i);
      } else if (c == '\n') {
        i++;
        newLine(i);
      } else if (Character.isWhitespace(c)) {
        i++;
      } else {
        return i;
      }
    }
    return i;
  }

  private int endOfLine(int from) {
    int newline = text.indexOf('\n', from);
    return newline < 0 ? text.length() : newline;
  }

  /**
   * Index after the closing quote; the end of the text where there is none. A doubled quote merely
   * starts another token.
   */
  private int closing(char quote) {
    // Lines inside the literal count for the tokens after it, so they are counted when those are
    // looked for.
    int close = text.indexOf(quote, start + 1);
    while (quote == '"'
        && close >= 0
        && close + 1 < text.length()
        && text.charAt(close + 1) == '"') {
      close = text.indexOf(quote, close + 2);
    }
    int after = close < 0 ? text.length() : close + 1;
    for (int i = text.indexOf('\n', start); i >= 0 && i < after; i = text.indexOf('\n', i + 1)) {
      newLine(i + 1);
    }
    return after;
  }

  private int atomEnd() {
    int i = start;
    while (i < text.length()
        && "()\";|".indexOf(text.charAt(i)) < 0
        && !Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private void newLine(int next) {
    line++;
    lineStart = next;
  }
}
