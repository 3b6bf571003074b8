package dev.quarry.lab.concolic.kernel;

/** Moves and sums over an array. */
final class Arrays {
  private static final int SMALL = 4;

  private Arrays() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  private static final int LENGTH = 32;

  static int work(int n, int a, int b) {
    int[] cells = new int[LENGTH];
    cells[0] = a;
    cells[LENGTH / 2] = b;
    int sum = 0;
    for (int round = 0; round < n; round++) {
      for (int i = 1; i < LENGTH; i++) {
        cells[i] += cells[i - 1];
      }
      sum += cells[LENGTH - 1];
      cells[0] = round;
    }
    return sum;
  }
}
