package dev.quarry.lab.concolic.kernel;

/** A machine with eight states. */
final class Switches {
  private static final int SMALL = 60;

  private Switches() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  static int work(int n, int a, int b) {
    int state = a & 7;
    int sum = 0;
    for (int i = 0; i < n; i++) {
      switch (state) {
        case 0:
          sum += b;
          state = 3;
          break;
        case 1:
          sum ^= i;
          state = 6;
          break;
        case 2:
          sum -= i;
          state = 7;
          break;
        case 3:
          sum += i;
          state = (a + i) & 7;
          break;
        case 4:
          sum <<= 1;
          state = 1;
          break;
        case 5:
          sum = -sum;
          state = 2;
          break;
        case 6:
          sum += 3;
          state = 4;
          break;
        default:
          sum ^= b;
          state = (i & 1) == 0 ? 5 : 0;
      }
    }
    return sum;
  }
}
