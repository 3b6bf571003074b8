package dev.quarry.testgen.source;

/** Values that Java has a notation for. */
final class Literals {
  private Literals() {}

  /** A number, a truth value, a character or a string, of exactly its (unboxed) type. */
  static String of(Object value) {
    if (value instanceof Byte || value instanceof Short) {
      return (value instanceof Byte ? "(byte) " : "(short) ") + value;
    }
    return plain(value);
  }

  /** As {@link #of}, for places that convert a constant of type {@code int} themselves. */
  static String plain(Object value) {
    if (value instanceof Integer number) {
      return integer(number);
    }
    if (value instanceof Long number) {
      return integer(number);
    }
    if (value instanceof Float number) {
      return real(number);
    }
    if (value instanceof Double number) {
      return real(number);
    }
    if (value instanceof Character c) {
      return "'" + (c == '\'' ? "\\'" : c == '"' ? "\"" : escaped(c)) + "'";
    }
    return value instanceof String text ? string(text) : value.toString();
  }

  /** In quotes, on one line, whatever its length. */
  static String string(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      // After half a pair, javac (17 at least) loses count of backslashes and takes a number's
      // escape behind two of them for an error.
      boolean half = i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
      char c = text.charAt(i);
      quoted.append(half && c == '\\' ? "\\134" : escaped(c));
    }
    return quoted.append('"').toString();
  }

  private static String integer(int number) {
    return switch (number) {
      case Integer.MIN_VALUE -> "Integer.MIN_VALUE";
      case Integer.MAX_VALUE -> "Integer.MAX_VALUE";
      default -> Integer.toString(number);
    };
  }

  private static String integer(long number) {
    if (number == Long.MIN_VALUE || number == Long.MAX_VALUE) {
      return number < 0 ? "Long.MIN_VALUE" : "Long.MAX_VALUE";
    }
    return number + "L";
  }

  private static String real(float number) {
    if (Float.isNaN(number)) {
      return "Float.NaN";
    }
    if (Float.isInfinite(number)) {
      return number < 0 ? "Float.NEGATIVE_INFINITY" : "Float.POSITIVE_INFINITY";
    }
    if (Math.abs(number) == Float.MIN_VALUE || Math.abs(number) == Float.MAX_VALUE) {
      String name = Math.abs(number) == Float.MIN_VALUE ? "Float.MIN_VALUE" : "Float.MAX_VALUE";
      return (number < 0 ? "-" : "") + name;
    }
    return number + "f";
  }

  private static String real(double number) {
    if (Double.isNaN(number)) {
      return "Double.NaN";
    }
    if (Double.isInfinite(number)) {
      return number < 0 ? "Double.NEGATIVE_INFINITY" : "Double.POSITIVE_INFINITY";
    }
    if (Math.abs(number) == Double.MIN_VALUE || Math.abs(number) == Double.MAX_VALUE) {
      String name = Math.abs(number) == Double.MIN_VALUE ? "Double.MIN_VALUE" : "Double.MAX_VALUE";
      return (number < 0 ? "-" : "") + name;
    }
    return Double.toString(number);
  }

  /**
   * Everything but plain ASCII by its number: the file then reads the same in every encoding. The
   * compiler replaces such escapes before it splits lines, so line ends and quotes have their own.
   */
  private static String escaped(char c) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      case '\b' -> "\\b";
      case '\f' -> "\\f";
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      default -> c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c);
    };
  }
}
