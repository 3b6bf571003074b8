package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/**
 * Decisions that have nothing to do with the target's condition, which never holds (Figure 4.5).
 */
public final class Slicing {
  private Slicing() {}

  public static int slicing(
      int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9) {
    int z = 0;
    if (x1 > 0) {
      z = z + x1;
    } else {
      z = z - 1;
    }
    if (x2 > 0) {
      z = z + x2;
    } else {
      z = z - 1;
    }
    if (x3 > 0) {
      z = z + x3;
    } else {
      z = z - 1;
    }
    if (x4 > 0) {
      z = z + x4;
    } else {
      z = z - 1;
    }
    if (x5 > 0) {
      z = z + x5;
    } else {
      z = z - 1;
    }
    if (x6 > 0) {
      z = z + x6;
    } else {
      z = z - 1;
    }
    if (x7 > 0) {
      z = z + x7;
    } else {
      z = z - 1;
    }
    if (x8 > 0) {
      z = z + x8;
    } else {
      z = z - 1;
    }
    if (x9 > 0) {
      z = z + x9;
    } else {
      z = z - 1;
    }
    int y = 0;
    if (y == 1) {
      Quarry.target();
    }
    return z;
  }
}
