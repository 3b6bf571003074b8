package dev.quarry.lab.coverage.subject;

/** The incomplete beta function, and distributions by it. */
public final class BetaFunction {
  private static final double SMALLEST = 1e-300;
  private static final int MOST = 300;

  private BetaFunction() {}

  /** The regularised function, from 0 to 1. */
  public static double regularised(double x, double a, double b) {
    if (Double.isNaN(x) || !(a > 0) || !(b > 0) || x < 0 || x > 1) {
      return Double.NaN;
    }
    if (x == 0 || x == 1) {
      return x;
    }
    double front =
        Math.exp(
            Gamma.logGamma(a + b)
                - Gamma.logGamma(a)
                - Gamma.logGamma(b)
                + a * Math.log(x)
                + b * Math.log(1 - x));
    // The fraction converges quickly on one side of the mean only.
    return x < (a + 1) / (a + b + 2)
        ? front * fraction(x, a, b) / a
        : 1 - front * fraction(1 - x, b, a) / b;
  }

  private static double fraction(double x, double a, double b) {
    double c = 1;
    double d = away(1 - (a + b) * x / (a + 1));
    d = 1 / d;
    double h = d;
    for (int m = 1; m <= MOST; m++) {
      double even = m * (b - m) * x / ((a - 1 + 2 * m) * (a + 2 * m));
      d = 1 / away(1 + even * d);
      c = away(1 + even / c);
      h *= d * c;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 1 + 2 * m));
      d = 1 / away(1 + odd * d);
      c = away(1 + odd / c);
      double step = d * c;
      h *= step;
      if (Math.abs(step - 1) < 1e-15) {
        break;
      }
    }
    return h;
  }

  private static double away(double value) {
    return Math.abs(value) < SMALLEST ? SMALLEST : value;
  }

  /** How likely at most k of n trials succeed. */
  public static double binomial(int k, int n, double p) {
    if (n < 0 || !(p >= 0 && p <= 1)) {
      throw new IllegalArgumentException("no such experiment");
    }
    if (k < 0) {
      return 0;
    }
    return k >= n ? 1 : regularised(1 - p, n - k, k + 1.0);
  }

  /** How likely Student's t is below a value. */
  public static double student(double t, double degrees) {
    if (!(degrees > 0)) {
      return Double.NaN;
    }
    if (t == 0) {
      return 0.5;
    }
    double tail = regularised(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
    return t > 0 ? 1 - tail : tail;
  }
}
