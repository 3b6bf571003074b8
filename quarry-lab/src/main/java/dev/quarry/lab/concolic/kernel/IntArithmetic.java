package dev.quarry.lab.concolic.kernel;

/** A hash of ints: sums, products, shifts. */
final class IntArithmetic {
  private static final int SMALL = 200;

  private IntArithmetic() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  static int work(int n, int a, int b) {
    int hash = a;
    for (int i = 0; i < n; i++) {
      hash = (hash ^ i) * 31 + b;
      hash ^= hash >>> 7;
    }
    return hash;
  }
}
