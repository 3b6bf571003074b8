package dev.quarry.lab.concolic.kernel;

/** A tree of static calls. */
final class Recursion {
  private static final int SMALL = 10;

  private Recursion() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  static int work(int n, int a, int b) {
    return n < 2 ? a + n : work(n - 1, a, b) + work(n - 2, b, a);
  }
}
