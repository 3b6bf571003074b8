package dev.quarry.expr.semantics;

/** The JVM's long operations. */
public final class Longs {
  private Longs() {}

  public static long add(long a, long b) {
    return a + b;
  }

  public static long sub(long a, long b) {
    return a - b;
  }

  public static long mul(long a, long b) {
    return a * b;
  }

  /** Truncating division; by zero it is SMT-LIB's {@code bvsdiv}: 1 for negative a, else -1. */
  public static long div(long a, long b) {
    return b == 0 ? (a < 0 ? 1 : -1) : a / b;
  }

  /** Remainder with the sign of a; by zero it is a, as SMT-LIB's {@code bvsrem}. */
  public static long rem(long a, long b) {
    return b == 0 ? a : a % b;
  }

  public static long neg(long a) {
    return -a;
  }

  public static long and(long a, long b) {
    return a & b;
  }

  public static long or(long a, long b) {
    return a | b;
  }

  public static long xor(long a, long b) {
    return a ^ b;
  }

  public static long shl(long a, int count) {
    return a << count;
  }

  public static long shr(long a, int count) {
    return a >> count;
  }

  public static long ushr(long a, int count) {
    return a >>> count;
  }

  public static boolean eq(long a, long b) {
    return a == b;
  }

  public static boolean lt(long a, long b) {
    return a < b;
  }

  public static boolean le(long a, long b) {
    return a <= b;
  }

  public static int cmp(long a, long b) {
    return Long.compare(a, b);
  }

  public static int toInt(long a) {
    return (int) a;
  }

  public static float toFloat(long a) {
    return a;
  }

  public static double toDouble(long a) {
    return a;
  }

  public static double bitsToDouble(long a) {
    return Double.longBitsToDouble(a);
  }
}
