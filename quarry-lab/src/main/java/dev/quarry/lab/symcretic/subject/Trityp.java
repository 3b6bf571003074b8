package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/** What kind of triangle three sides make; the targets are the three kinds. */
public final class Trityp {
  private static final int SCALENE = 1;
  private static final int ISOSCELES = 2;
  private static final int EQUILATERAL = 3;
  private static final int NONE = 4;

  private Trityp() {}

  public static int trityp(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return NONE;
    }
    int equal = 0;
    if (a == b) {
      equal = equal + 1;
    }
    if (a == c) {
      equal = equal + 2;
    }
    if (b == c) {
      equal = equal + 3;
    }
    if (equal == 0) {
      if (a + b <= c || b + c <= a || a + c <= b) {
        return NONE;
      }
      Quarry.target();
      return SCALENE;
    }
    if (equal > 3) {
      Quarry.target();
      return EQUILATERAL;
    }
    if (equal == 1 && a + b > c) {
      Quarry.target();
      return ISOSCELES;
    }
    if (equal == 2 && a + c > b) {
      return ISOSCELES;
    }
    if (equal == 3 && b + c > a) {
      return ISOSCELES;
    }
    return NONE;
  }
}
