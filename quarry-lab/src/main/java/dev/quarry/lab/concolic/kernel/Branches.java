package dev.quarry.lab.concolic.kernel;

/** Comparisons of ints in a loop. */
final class Branches {
  private static final int SMALL = 60;

  private Branches() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  static int work(int n, int a, int b) {
    int low = 0;
    int high = 0;
    for (int i = 0; i < n; i++) {
      if (a > i * 3) {
        low++;
      }
      if (b - i < low) {
        high += i;
      }
    }
    return low * 31 + high;
  }
}
