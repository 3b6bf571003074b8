package dev.quarry.lab.concolic.kernel;

/** A generator of longs and a sum of doubles. */
final class WideArithmetic {
  private static final int SMALL = 200;

  private WideArithmetic() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  static int work(int n, int a, int b) {
    long state = a;
    double sum = b;
    for (int i = 0; i < n; i++) {
      state = state * 6364136223846793005L + 1442695040888963407L;
      sum = sum * 0.5 + (state >> 33);
    }
    return (int) (state >>> 32) + (int) sum;
  }
}
