package dev.quarry.expr.semantics;

/** The JVM's int operations. */
public final class Ints {
  private Ints() {}

  public static int add(int a, int b) {
    return a + b;
  }

  public static int sub(int a, int b) {
    return a - b;
  }

  public static int mul(int a, int b) {
    return a * b;
  }

  /** Truncating division; by zero it is SMT-LIB's {@code bvsdiv}: 1 for negative a, else -1. */
  public static int div(int a, int b) {
    return b == 0 ? (a < 0 ? 1 : -1) : a / b;
  }

  /** Remainder with the sign of a; by zero it is a, as SMT-LIB's {@code bvsrem}. */
  public static int rem(int a, int b) {
    return b == 0 ? a : a % b;
  }

  public static int neg(int a) {
    return -a;
  }

  public static int and(int a, int b) {
    return a & b;
  }

  public static int or(int a, int b) {
    return a | b;
  }

  public static int xor(int a, int b) {
    return a ^ b;
  }

  public static int shl(int a, int count) {
    return a << count;
  }

  public static int shr(int a, int count) {
    return a >> count;
  }

  public static int ushr(int a, int count) {
    return a >>> count;
  }

  public static boolean eq(int a, int b) {
    return a == b;
  }

  public static boolean lt(int a, int b) {
    return a < b;
  }

  public static boolean le(int a, int b) {
    return a <= b;
  }

  public static int toByte(int a) {
    return (byte) a;
  }

  public static int toChar(int a) {
    return (char) a;
  }

  public static int toShort(int a) {
    return (short) a;
  }

  public static long toLong(int a) {
    return a;
  }

  public static float toFloat(int a) {
    return a;
  }

  public static double toDouble(int a) {
    return a;
  }

  public static float bitsToFloat(int a) {
    return Float.intBitsToFloat(a);
  }
}
