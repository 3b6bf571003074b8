package dev.quarry.lab.coverage.subject;

/** The logarithm of the gamma function, by the range that the argument is in. */
public final class Gamma {
  private static final double HALF_LOG_TWO_PI = 0.9189385332046727;

  private Gamma() {}

  public static double logGamma(double x) {
    if (Double.isNaN(x) || x <= 0) {
      return Double.NaN;
    }
    if (x == 1 || x == 2) {
      return 0;
    }
    if (x < 0.5) {
      return logGamma(x + 1) - Math.log(x);
    }
    double shifted = x;
    double product = 1;
    while (shifted < 8) {
      product *= shifted;
      shifted++;
    }
    double inverse = 1 / (shifted * shifted);
    double series = (1.0 / 12 - inverse * (1.0 / 360 - inverse / 1260)) / shifted;
    double log = (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TWO_PI + series;
    return shifted > 1e15 ? log : log - Math.log(product);
  }

  /** The factorial, exact as long as a long holds it. */
  public static long factorial(int n) {
    if (n < 0 || n > 20) {
      throw new IllegalArgumentException("no factorial of " + n);
    }
    long result = 1;
    for (int i = 2; i <= n; i++) {
      result *= i;
    }
    return result;
  }
}
