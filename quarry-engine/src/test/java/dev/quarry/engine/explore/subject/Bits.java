package dev.quarry.engine.explore.subject;

/** Methods whose result tells which of their paths was taken. */
public final class Bits {
  private static final int ROUNDS = 1_000_000;

  private Bits() {}

  /** 128 paths; each run takes some milliseconds, nearly all the time of its exploration. */
  public static int slow(int a, int b, int c, int d, int e, int f, int g) {
    double sum = 0;
    for (int round = 1; round < ROUNDS; round++) {
      sum += Math.sqrt(round);
    }
    int low = nibble(a, b, c, d);
    return sum < 0 ? -1 : low + 16 * nibble(e, f, g, 0);
  }

  /** 16,384 paths. */
  public static int many(
      int a,
      int b,
      int c,
      int d,
      int e,
      int f,
      int g,
      int h,
      int i,
      int j,
      int k,
      int l,
      int m,
      int n) {
    int low = nibble(a, b, c, d) + 16 * nibble(e, f, g, h);
    return low + 256 * (nibble(i, j, k, l) + 16 * nibble(m, n, 0, 0));
  }

  private static int nibble(int a, int b, int c, int d) {
    int bits = a > 1 ? 1 : 0;
    bits += b == 2 ? 2 : 0;
    bits += c < -3 ? 4 : 0;
    bits += d > 4 ? 8 : 0;
    return bits;
  }
}
