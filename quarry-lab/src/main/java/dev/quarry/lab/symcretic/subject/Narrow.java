package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/** A condition that one of all ints satisfies, by overflow (Figure 4.6). */
public final class Narrow {
  private Narrow() {}

  public static void narrow(int x) {
    int distance;
    if (x >= 0) {
      distance = x;
    } else {
      distance = -x;
    }
    if (distance < 0) {
      Quarry.target();
    }
  }
}
