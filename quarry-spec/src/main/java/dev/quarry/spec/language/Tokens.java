package dev.quarry.spec.language;

import dev.quarry.spec.SpecificationException;
import java.util.ArrayList;
import java.util.List;

/** The words of a text, one after the other. */
final class Tokens {
  private static final List<String> SYMBOLS =
      List.of(
          "->", "&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "+", "-", "*", "/", "%", "?",
          "(", ")", "[", "]", "{", "}", ";", ",", "|", ".");

  private final String source;
  private final String text;
  private final int firstLine;
  private final List<Token> tokens = new ArrayList<>();
  private int position;

  /**
   * @param source what the text is called in messages
   * @param firstLine the number of its first line
   */
  Tokens(String source, String text, int firstLine) {
    this.source = source;
    this.text = text;
    this.firstLine = firstLine;
    split();
  }

  private void split() {
    int line = firstLine;
    int lineStart = 0;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n') {
        line++;
        lineStart = at + 1;
        at++;
      } else if (Character.isWhitespace(c)) {
        at++;
      } else if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else {
        at = one(at, line, at - lineStart + 1);
      }
    }
    tokens.add(new Token(Token.Kind.END, "", line, at - lineStart + 1, at));
  }

  /** Reads one word; where the next may begin. */
  private int one(int start, int line, int column) {
    char c = text.charAt(start);
    int end = start;
    if (Character.isJavaIdentifierStart(c)) {
      while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
        end++;
      }
      tokens.add(new Token(Token.Kind.NAME, text.substring(start, end), line, column, start));
      return end;
    }
    if (Character.isDigit(c)) {
      while (end < text.length() && isNumberPart(end)) {
        end++;
      }
      tokens.add(new Token(Token.Kind.NUMBER, text.substring(start, end), line, column, start));
      return end;
    }
    if (c == '"') {
      return quoted(start, line, column);
    }
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, start)) {
        tokens.add(new Token(Token.Kind.SYMBOL, symbol, line, column, start));
        return start + symbol.length();
      }
    }
    throw SpecificationException.at(
        place(line, column), "`" + c + "` has no meaning here; remove it.");
  }

  private boolean isNumberPart(int at) {
    char c = text.charAt(at);
    boolean isPoint = c == '.' && at + 1 < text.length() && Character.isDigit(text.charAt(at + 1));
    return Character.isLetterOrDigit(c) || isPoint;
  }

  private int quoted(int start, int line, int column) {
    StringBuilder content = new StringBuilder();
    int at = start + 1;
    while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
      if (text.charAt(at) == '\\' && at + 1 < text.length()) {
        at++;
      }
      content.append(text.charAt(at));
      at++;
    }
    if (at >= text.length() || text.charAt(at) != '"') {
      throw SpecificationException.at(
          place(line, column), "The text that begins here does not end on its line; add a quote.");
    }
    tokens.add(new Token(Token.Kind.TEXT, content.toString(), line, column, start));
    return at + 1;
  }

  Token peek() {
    return tokens.get(position);
  }

  Token peek(int ahead) {
    return tokens.get(Math.min(position + ahead, tokens.size() - 1));
  }

  Token take() {
    Token token = peek();
    if (token.kind() != Token.Kind.END) {
      position++;
    }
    return token;
  }

  boolean isNext(String symbol) {
    return peek().is(symbol);
  }

  /** Takes the next if it is this one. */
  boolean skip(String symbol) {
    if (isNext(symbol)) {
      take();
      return true;
    }
    return false;
  }

  /** Takes what must come here. */
  Token expect(String symbol, String remedy) {
    if (!isNext(symbol)) {
      throw wrong("`" + symbol + "` is missing before " + peek().shown() + "; " + remedy);
    }
    return take();
  }

  Token name(String what) {
    if (peek().kind() != Token.Kind.NAME) {
      throw wrong("There should be " + what + " instead of " + peek().shown() + ".");
    }
    return take();
  }

  /** To come back to. */
  int mark() {
    return position;
  }

  void reset(int mark) {
    position = mark;
  }

  /** What is written between two tokens, without space around. */
  String textBetween(Token from, Token to) {
    return text.substring(from.start(), to.start()).strip();
  }

  /** A mistake at the next token. */
  SpecificationException wrong(String sentence) {
    return wrong(peek(), sentence);
  }

  SpecificationException wrong(Token at, String sentence) {
    return SpecificationException.at(place(at.line(), at.column()), sentence);
  }

  /** Without the column. */
  String lineOf(Token token) {
    return source + ":" + token.line();
  }

  private String place(int line, int column) {
    return source + ":" + line + ":" + column;
  }
}
