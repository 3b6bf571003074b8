package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/** A loop that counts down an input; its target needs 500 iterations. */
public final class EasyLoop {
  private static final int WANTED = 500;

  private EasyLoop() {}

  public static void easyLoop(int start) {
    int left = start;
    int rounds = 0;
    while (left > 0) {
      left = left - 1;
      rounds = rounds + 1;
    }
    if (rounds == WANTED) {
      Quarry.target();
    }
  }
}
