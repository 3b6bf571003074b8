package whole;

/** A recursive descent parser of sums and products of single digits, up to five characters. */
final class Parser {
  static final class SyntaxError extends RuntimeException {}

  private final String text;
  private int place;

  private Parser(String text) {
    this.text = text;
  }

  // explore: any
  // returns: any
  // throws: SyntaxError, NullPointerException
  // options: runs=300, branch-bound=8
  static int parse(String text) {
    if (text.length() > 5) {
      throw new SyntaxError();
    }
    Parser parser = new Parser(text);
    int value = parser.sum();
    if (parser.place != text.length()) {
      throw new SyntaxError();
    }
    return value;
  }

  private int sum() {
    int value = product();
    while (peek() == '+') {
      place++;
      value += product();
    }
    return value;
  }

  private int product() {
    int value = digit();
    while (peek() == '*') {
      place++;
      value *= digit();
    }
    return value;
  }

  private int digit() {
    char c = peek();
    if (c < '0' || c > '9') {
      throw new SyntaxError();
    }
    place++;
    return c - '0';
  }

  private char peek() {
    return place < text.length() ? text.charAt(place) : 0;
  }
}
