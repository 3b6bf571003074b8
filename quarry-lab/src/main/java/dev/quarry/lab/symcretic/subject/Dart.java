package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/** A cube: not linear, but easy once a value is put in (Figure 4.3). */
public final class Dart {
  private Dart() {}

  public static void dart(int x, int y) {
    int cube = x * x * x;
    int other = y + 3;
    if (x > 1) {
      if (cube == other) {
        Quarry.target();
      }
    }
  }
}
