package dev.quarry.expr.smtlib;

/** Literals of the standard theories. */
final class SmtLiterals {
  private SmtLiterals() {}

  static String of(int value) {
    return "#x%08x".formatted(value);
  }

  static String of(long value) {
    return "#x%016x".formatted(value);
  }

  /** All NaNs are one in the theory, but a reader of ours finds the payload again. */
  static String of(float value) {
    return floatingPoint(binary(Float.floatToRawIntBits(value) & 0xffffffffL, 32), 8);
  }

  static String of(double value) {
    return floatingPoint(binary(Double.doubleToRawLongBits(value), 64), 11);
  }

  private static String floatingPoint(String bits, int exponent) {
    return "(fp #b%s #b%s #b%s)"
        .formatted(bits.charAt(0), bits.substring(1, 1 + exponent), bits.substring(1 + exponent));
  }

  private static String binary(long bits, int width) {
    String digits = Long.toBinaryString(bits);
    return "0".repeat(width - digits.length()) + digits;
  }
}
