package dev.quarry.expr.text;

/**
 * Values that Java has a notation for, exact to the bit: a NaN that is not the usual one is made
 * from its bits.
 */
public final class JavaLiterals {
  private JavaLiterals() {}

  /**
   * A number, a truth value, a character or a string; bytes and shorts as constants of type {@code
   * int}.
   */
  public static String of(Object value) {
    if (value instanceof Long number) {
      return number + "L";
    }
    if (value instanceof Float number) {
      return real(number.floatValue());
    }
    if (value instanceof Double number) {
      return real(number.doubleValue());
    }
    if (value instanceof Character c) {
      return character(c);
    }
    return value instanceof String text ? string(text) : value.toString();
  }

  /**
   * As {@link #of(Object)}, but limits of types by their names, such as {@code Integer.MAX_VALUE}:
   * for people, who know the names better than the digits.
   */
  public static String named(Object value) {
    if (value instanceof Integer number) {
      return limit(number == Integer.MIN_VALUE, number == Integer.MAX_VALUE, value);
    }
    if (value instanceof Long number) {
      return limit(number == Long.MIN_VALUE, number == Long.MAX_VALUE, value);
    }
    if (value instanceof Float number) {
      float size = Math.abs(number);
      String sign = number < 0 ? "-" : "";
      return signed(sign, size == Float.MIN_VALUE, size == Float.MAX_VALUE, value);
    }
    if (value instanceof Double number) {
      double size = Math.abs(number);
      String sign = number < 0 ? "-" : "";
      return signed(sign, size == Double.MIN_VALUE, size == Double.MAX_VALUE, value);
    }
    return of(value);
  }

  /** As {@link #named}, of exactly the (unboxed) type: bytes and shorts with a cast. */
  public static String typed(Object value) {
    if (value instanceof Byte || value instanceof Short) {
      return (value instanceof Byte ? "(byte) " : "(short) ") + value;
    }
    return named(value);
  }

  private static String signed(String sign, boolean isLeast, boolean isMost, Object value) {
    return isLeast || isMost ? sign + limit(isLeast, isMost, value) : of(value);
  }

  private static String limit(boolean isLeast, boolean isMost, Object value) {
    return isLeast || isMost
        ? value.getClass().getSimpleName() + (isLeast ? ".MIN_VALUE" : ".MAX_VALUE")
        : of(value);
  }

  private static String real(float number) {
    if (Float.isNaN(number)) {
      int bits = Float.floatToRawIntBits(number);
      return bits == Float.floatToRawIntBits(Float.NaN)
          ? "Float.NaN"
          : "Float.intBitsToFloat(0x%08x)".formatted(bits);
    }
    if (Float.isInfinite(number)) {
      return number < 0 ? "Float.NEGATIVE_INFINITY" : "Float.POSITIVE_INFINITY";
    }
    return number + "f";
  }

  private static String real(double number) {
    if (Double.isNaN(number)) {
      long bits = Double.doubleToRawLongBits(number);
      return bits == Double.doubleToRawLongBits(Double.NaN)
          ? "Double.NaN"
          : "Double.longBitsToDouble(0x%016xL)".formatted(bits);
    }
    if (Double.isInfinite(number)) {
      return number < 0 ? "Double.NEGATIVE_INFINITY" : "Double.POSITIVE_INFINITY";
    }
    return Double.toString(number);
  }

  private static String character(char c) {
    return "'" + (c == '\'' ? "\\'" : c == '"' ? "\"" : escaped(c)) + "'";
  }

  /** In quotes, on one line, whatever its length. */
  private static String string(String text) {
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
      default -> c < ' ' || c > '~' ? "\\u%04x".formatted((int) c) : String.valueOf(c);
    };
  }
}
