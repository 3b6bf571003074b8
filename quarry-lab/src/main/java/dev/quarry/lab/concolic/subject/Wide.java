package dev.quarry.lab.concolic.subject;

/** Methods with many paths: 1024, unless they say otherwise. */
final class Wide {
  private static final int ROUNDS = 100_000;

  private Wide() {}

  /** Next to nothing to solve and to run. */
  static int light(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) {
    int n = 0;
    n += a > 1 ? 1 : 0;
    n += b > 2 ? 1 : 0;
    n += c > 3 ? 1 : 0;
    n += d > 4 ? 1 : 0;
    n += e > 5 ? 1 : 0;
    n += f > 6 ? 1 : 0;
    n += g > 7 ? 1 : 0;
    n += h > 8 ? 1 : 0;
    n += i > 9 ? 1 : 0;
    n += j > 10 ? 1 : 0;
    return n;
  }

  /** The same decisions, and work that takes its time in each run. */
  static int busy(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j) {
    double sum = 0;
    for (int round = 1; round < ROUNDS; round++) {
      sum += Math.sqrt(round) / (round & 15 | 1);
    }
    return sum < 0 ? -1 : light(a, b, c, d, e, f, g, h, i, j);
  }

  /** 16,384 paths. */
  static int deep(
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
    int more = k > 11 ? 1 : 0;
    more += l > 12 ? 1 : 0;
    more += m > 13 ? 1 : 0;
    more += n > 14 ? 1 : 0;
    return more + light(a, b, c, d, e, f, g, h, i, j);
  }
}
