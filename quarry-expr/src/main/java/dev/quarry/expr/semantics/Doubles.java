package dev.quarry.expr.semantics;

/**
 * The JVM's double operations: IEEE 754, round to nearest even, one NaN as far as arithmetic goes.
 */
public final class Doubles {
  private Doubles() {}

  public static double add(double a, double b) {
    return a + b;
  }

  public static double sub(double a, double b) {
    return a - b;
  }

  public static double mul(double a, double b) {
    return a * b;
  }

  public static double div(double a, double b) {
    return a / b;
  }

  /** The truncating remainder of the JVM, not IEEE 754's. */
  public static double rem(double a, double b) {
    return a % b;
  }

  public static double neg(double a) {
    return -a;
  }

  public static double abs(double a) {
    return Math.abs(a);
  }

  public static boolean eq(double a, double b) {
    return a == b;
  }

  public static boolean lt(double a, double b) {
    return a < b;
  }

  public static boolean le(double a, double b) {
    return a <= b;
  }

  /** Comparison with -1 for NaN. */
  public static int cmpl(double a, double b) {
    return a > b ? 1 : a == b ? 0 : -1;
  }

  /** Comparison with 1 for NaN. */
  public static int cmpg(double a, double b) {
    return a < b ? -1 : a == b ? 0 : 1;
  }

  /** Truncates and saturates; NaN gives 0. */
  public static int toInt(double a) {
    return (int) a;
  }

  /** Truncates and saturates; NaN gives 0. */
  public static long toLong(double a) {
    return (long) a;
  }

  public static double sqrt(double a) {
    return Math.sqrt(a);
  }

  public static double floor(double a) {
    return Math.floor(a);
  }

  public static double ceil(double a) {
    return Math.ceil(a);
  }

  public static double rint(double a) {
    return Math.rint(a);
  }

  public static float toFloat(double a) {
    return (float) a;
  }

  public static long toBits(double a) {
    return Double.doubleToLongBits(a);
  }

  public static long toRawBits(double a) {
    return Double.doubleToRawLongBits(a);
  }
}
