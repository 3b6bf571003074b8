package dev.quarry.expr.strings;

/** The text of a regular expression and a place in it. */
final class RegexScanner {
  private final String regex;
  private int position;

  RegexScanner(String regex) {
    this.regex = regex;
  }

  boolean atEnd() {
    return position == regex.length();
  }

  char peek() {
    if (atEnd()) {
      throw refused("an early end");
    }
    return regex.charAt(position);
  }

  char next() {
    char c = peek();
    position++;
    return c;
  }

  boolean sees(char c) {
    return !atEnd() && regex.charAt(position) == c;
  }

  boolean accept(char c) {
    boolean seen = sees(c);
    if (seen) {
      position++;
    }
    return seen;
  }

  boolean sees(String text) {
    return regex.startsWith(text, position);
  }

  boolean accept(String text) {
    boolean seen = sees(text);
    if (seen) {
      position += text.length();
    }
    return seen;
  }

  /** A decimal number. */
  int number() {
    int value = 0;
    while (!atEnd() && peek() >= '0' && peek() <= '9') {
      value = Math.min(1_000_000, 10 * value + (next() - '0'));
    }
    return value;
  }

  /** A hexadecimal number of exactly so many digits. */
  int hex(int digits) {
    int value = 0;
    for (int i = 0; i < digits; i++) {
      int digit = Character.digit(next(), 16);
      if (digit < 0) {
        throw refused("an escape that is not hexadecimal");
      }
      value = 16 * value + digit;
    }
    return value;
  }

  /** The reason that this expression can't be read. */
  NotLowerable refused(String what) {
    return new NotLowerable(
        "the regular expression \"" + regex + "\" has " + what + " before offset " + position);
  }
}
