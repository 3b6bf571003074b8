package dev.quarry.expr.smtlib;

import dev.quarry.expr.smtlib.SExpr.Atom;
import dev.quarry.expr.smtlib.SExpr.Kind;
import java.util.function.IntPredicate;

/** Cuts a text into atoms and parentheses, following section 3.1 of the SMT-LIB 2.6 standard. */
final class Lexer {
  private static final String SYMBOL_MARKS = "~!@$%^&*_-+=<>.?/";

  private final String text;
  private int position;
  private int line = 1;
  private int lineStart;

  Lexer(String text) {
    this.text = text;
  }

  int line() {
    return line;
  }

  int column() {
    return position - lineStart + 1;
  }

  /** The next character that is neither white space nor comment, not consumed; -1 at the end. */
  int peek() {
    while (position < text.length()) {
      char c = text.charAt(position);
      if (c == ';') {
        skipComment();
      } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
        advance();
      } else {
        return c;
      }
    }
    return -1;
  }

  /** Consumes one character. */
  void advance() {
    if (text.charAt(position++) == '\n') {
      line++;
      lineStart = position;
    }
  }

  private void skipComment() {
    while (position < text.length() && text.charAt(position) != '\n') {
      position++;
    }
  }

  /** The atom that starts here; call {@link #peek} first. */
  Atom atom() {
    int atLine = line;
    int atColumn = column();
    char c = text.charAt(position);
    if (c == '|') {
      return new Atom(Kind.SYMBOL, quotedSymbol(), atLine, atColumn);
    }
    if (c == '"') {
      return new Atom(Kind.STRING, string(), atLine, atColumn);
    }
    if (c == '#') {
      return bits(atLine, atColumn);
    }
    if (isDigit(c)) {
      return number(atLine, atColumn);
    }
    if (c == ':') {
      advance();
      return new Atom(Kind.KEYWORD, ":" + word(Lexer::isSymbolPart), atLine, atColumn);
    }
    if (isSymbolPart(c)) {
      return new Atom(Kind.SYMBOL, word(Lexer::isSymbolPart), atLine, atColumn);
    }
    throw new SmtLibSyntaxException(
        atLine, atColumn, "The character " + shown(c) + " can't start a word of SMT-LIB.");
  }

  private String quotedSymbol() {
    int atLine = line;
    int atColumn = column();
    advance();
    int start = position;
    while (position < text.length() && text.charAt(position) != '|') {
      if (text.charAt(position) == '\\') {
        throw new SmtLibSyntaxException(line, column(), "A quoted symbol can't hold a backslash.");
      }
      advance();
    }
    requireMore(atLine, atColumn, "quoted symbol");
    String symbol = text.substring(start, position);
    advance();
    return symbol;
  }

  private String string() {
    int atLine = line;
    int atColumn = column();
    var content = new StringBuilder();
    advance();
    while (true) {
      requireMore(atLine, atColumn, "string");
      char c = text.charAt(position);
      advance();
      if (c == '"') {
        if (position == text.length() || text.charAt(position) != '"') {
          return content.toString();
        }
        advance();
      }
      content.append(c);
    }
  }

  private void requireMore(int atLine, int atColumn, String what) {
    if (position == text.length()) {
      throw new SmtLibSyntaxException(atLine, atColumn, "This " + what + " is never closed.");
    }
  }

  private Atom bits(int atLine, int atColumn) {
    advance();
    String all = word(Lexer::isSymbolPart);
    boolean hex = all.startsWith("x");
    String digits = all.isEmpty() ? "" : all.substring(1);
    boolean fits =
        hex
            ? digits.chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128)
            : all.startsWith("b") && digits.chars().allMatch(c -> c == '0' || c == '1');
    if (!fits || digits.isEmpty()) {
      throw new SmtLibSyntaxException(
          atLine, atColumn, "#" + all + " is neither a hexadecimal nor a binary literal.");
    }
    return new Atom(hex ? Kind.HEX : Kind.BINARY, digits, atLine, atColumn);
  }

  private Atom number(int atLine, int atColumn) {
    String all = word(Lexer::isSymbolPart);
    if (!all.matches("(0|[1-9][0-9]*)(\\.[0-9]+)?")) {
      throw new SmtLibSyntaxException(
          atLine,
          atColumn,
          all + " is neither a number nor a symbol, which can't start with a digit.");
    }
    return new Atom(all.contains(".") ? Kind.DECIMAL : Kind.NUMERAL, all, atLine, atColumn);
  }

  private String word(IntPredicate part) {
    int start = position;
    while (position < text.length() && part.test(text.charAt(position))) {
      advance();
    }
    return text.substring(start, position);
  }

  static boolean isSymbolPart(int c) {
    return isDigit(c)
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || SYMBOL_MARKS.indexOf(c) >= 0;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static String shown(char c) {
    return c > ' ' && c < 127 ? "'" + c + "'" : String.format("U+%04X", (int) c);
  }
}
