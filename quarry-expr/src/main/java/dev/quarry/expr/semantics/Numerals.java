package dev.quarry.expr.semantics;

/** Numbers as text: parsing, made total, and formatting. */
public final class Numerals {
  private Numerals() {}

  /** Whether {@link Integer#parseInt(String, int)} would return normally. */
  public static boolean isInt(String s, int radix) {
    try {
      Integer.parseInt(s, radix);
      return true;
    } catch (NumberFormatException notANumber) {
      return false;
    }
  }

  /** The int a string denotes; 0 where the JVM would throw. */
  public static int parseInt(String s, int radix) {
    try {
      return Integer.parseInt(s, radix);
    } catch (NumberFormatException notANumber) {
      return 0;
    }
  }

  /** Whether {@link Long#parseLong(String, int)} would return normally. */
  public static boolean isLong(String s, int radix) {
    try {
      Long.parseLong(s, radix);
      return true;
    } catch (NumberFormatException notANumber) {
      return false;
    }
  }

  /** The long a string denotes; 0 where the JVM would throw. */
  public static long parseLong(String s, int radix) {
    try {
      return Long.parseLong(s, radix);
    } catch (NumberFormatException notANumber) {
      return 0;
    }
  }

  public static String ofInt(int value, int radix) {
    return Integer.toString(value, radix);
  }

  public static String ofLong(long value, int radix) {
    return Long.toString(value, radix);
  }
}
