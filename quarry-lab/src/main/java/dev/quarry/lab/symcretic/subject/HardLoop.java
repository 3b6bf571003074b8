package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/**
 * A loop that depends on its input, with a remainder, and a library function (Figure 3.1): its
 * target needs 1,024 iterations.
 */
public final class HardLoop {
  private static final int WANTED = 8192;

  private HardLoop() {}

  public static void hardLoop(int x, double u) {
    int sum = 0;
    int i = 0;
    while (i < x) {
      int parity = i % 2;
      if (parity == 0) {
        sum = sum - 1;
      } else {
        sum = sum + 17;
      }
      i++;
    }
    if (sum == WANTED) {
      if (Math.sin(u) > 0) {
        Quarry.target();
      }
    }
  }
}
