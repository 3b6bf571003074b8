package dev.quarry.expr.semantics;

/**
 * The JVM's float operations: IEEE 754, round to nearest even, one NaN as far as arithmetic goes.
 */
public final class Floats {
  private Floats() {}

  public static float add(float a, float b) {
    return a + b;
  }

  public static float sub(float a, float b) {
    return a - b;
  }

  public static float mul(float a, float b) {
    return a * b;
  }

  public static float div(float a, float b) {
    return a / b;
  }

  /** The truncating remainder of the JVM, not IEEE 754's. */
  public static float rem(float a, float b) {
    return a % b;
  }

  public static float neg(float a) {
    return -a;
  }

  public static float abs(float a) {
    return Math.abs(a);
  }

  public static boolean eq(float a, float b) {
    return a == b;
  }

  public static boolean lt(float a, float b) {
    return a < b;
  }

  public static boolean le(float a, float b) {
    return a <= b;
  }

  /** Comparison with -1 for NaN. */
  public static int cmpl(float a, float b) {
    return a > b ? 1 : a == b ? 0 : -1;
  }

  /** Comparison with 1 for NaN. */
  public static int cmpg(float a, float b) {
    return a < b ? -1 : a == b ? 0 : 1;
  }

  /** Truncates and saturates; NaN gives 0. */
  public static int toInt(float a) {
    return (int) a;
  }

  /** Truncates and saturates; NaN gives 0. */
  public static long toLong(float a) {
    return (long) a;
  }

  public static double toDouble(float a) {
    return a;
  }

  public static int toBits(float a) {
    return Float.floatToIntBits(a);
  }

  public static int toRawBits(float a) {
    return Float.floatToRawIntBits(a);
  }
}
