package dev.quarry.lab.coverage.subject;

/** Roots of polynomials of the third degree. */
public final class Cubic {
  private Cubic() {}

  /** How many different real roots there are; -1 if all numbers are. */
  public static int roots(double a, double b, double c, double d) {
    if (a == 0) {
      return Quadratic.roots(b, c, d);
    }
    double discriminant =
        18 * a * b * c * d
            - 4 * b * b * b * d
            + b * b * c * c
            - 4 * a * c * c * c
            - 27 * a * a * d * d;
    if (discriminant > 0) {
      return 3;
    }
    if (discriminant < 0) {
      return 1;
    }
    return b * b == 3 * a * c ? 1 : 2;
  }

  /** A root between two numbers where the polynomial has different signs. */
  public static double between(double[] coefficients, double from, double to) {
    if (coefficients.length != 4) {
      throw new IllegalArgumentException("four coefficients");
    }
    double low = from;
    double high = to;
    double atLow = value(coefficients, low);
    double atHigh = value(coefficients, high);
    if (atLow == 0) {
      return low;
    }
    if (atHigh == 0) {
      return high;
    }
    if (atLow > 0 == atHigh > 0 || Double.isNaN(atLow + atHigh)) {
      throw new IllegalArgumentException("the same sign on both sides");
    }
    for (int i = 0; i < 200 && Math.abs(high - low) > 1e-12; i++) {
      double secant = high - atHigh * (high - low) / (atHigh - atLow);
      boolean isInside = secant > Math.min(low, high) && secant < Math.max(low, high);
      double middle = isInside && i % 3 != 2 ? secant : (low + high) / 2;
      double at = value(coefficients, middle);
      if (at == 0) {
        return middle;
      }
      if (at > 0 == atLow > 0) {
        low = middle;
        atLow = at;
      } else {
        high = middle;
        atHigh = at;
      }
    }
    return (low + high) / 2;
  }

  private static double value(double[] coefficients, double x) {
    double value = 0;
    for (double coefficient : coefficients) {
      value = value * x + coefficient;
    }
    return value;
  }
}
