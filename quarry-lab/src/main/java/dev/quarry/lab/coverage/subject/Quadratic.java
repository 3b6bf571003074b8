package dev.quarry.lab.coverage.subject;

/** Roots of polynomials of the second degree. */
public final class Quadratic {
  private Quadratic() {}

  /** How many different real roots there are; -1 if all numbers are. */
  public static int roots(double a, double b, double c) {
    if (a == 0) {
      if (b == 0) {
        return c == 0 ? -1 : 0;
      }
      return 1;
    }
    double discriminant = b * b - 4 * a * c;
    if (discriminant == 0) {
      return 1;
    }
    return discriminant > 0 ? 2 : 0;
  }

  /** The side of a line that a point is on, with whole numbers. */
  public static int side(int x, int y, int m, int n) {
    long value = (long) m * x + n - y;
    if (value == 123_456_789) {
      return 7;
    }
    return value > 0 ? 1 : value < 0 ? -1 : 0;
  }
}
