package dev.quarry.lab.coverage.subject;

/** The integral of the bell curve, what is left of it, and its inverse. */
public final class ErrorFunction {
  private static final double FACTOR = 2 / Math.sqrt(Math.PI);
  private static final double SMALLEST = 1e-300;

  private ErrorFunction() {}

  public static double erf(double x) {
    if (Double.isNaN(x)) {
      return x;
    }
    if (x < 0) {
      return -erf(-x);
    }
    if (x > 6) {
      return 1;
    }
    return x < 2 ? series(x) : 1 - fraction(x);
  }

  /** What is left to 1, exact also where that is little. */
  public static double erfc(double x) {
    if (x < 2) {
      return 1 - erf(x);
    }
    return x > 27 ? 0 : fraction(x);
  }

  private static double series(double x) {
    double term = x;
    double sum = x;
    int i = 0;
    while (Math.abs(term) > 1e-17 * Math.abs(sum)) {
      i++;
      term *= -x * x / i;
      sum += term / (2 * i + 1);
    }
    return FACTOR * sum;
  }

  /** By Lentz's method. */
  private static double fraction(double x) {
    double f = SMALLEST;
    double c = f;
    double d = 0;
    for (int i = 1; i < 500; i++) {
      double a = i == 1 ? 1 : (i - 1) / 2.0;
      d = x + a * d;
      if (d == 0) {
        d = SMALLEST;
      }
      c = x + a / c;
      if (c == 0) {
        c = SMALLEST;
      }
      d = 1 / d;
      double step = c * d;
      f = i == 1 ? d : f * step;
      if (i > 1 && Math.abs(step - 1) < 1e-15) {
        break;
      }
    }
    return Math.exp(-x * x) / Math.sqrt(Math.PI) * f;
  }

  /** The number whose error function is y. */
  public static double inverse(double y) {
    if (!(y >= -1 && y <= 1)) {
      throw new IllegalArgumentException("no number has the error function " + y);
    }
    if (Math.abs(y) == 1) {
      return y > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    double x = y;
    for (int i = 0; i < 60; i++) {
      double step = (erf(x) - y) / (FACTOR * Math.exp(-x * x));
      if (Math.abs(step) > 1) {
        step = Math.signum(step);
      }
      x -= step;
      if (Math.abs(step) < 1e-14) {
        return x;
      }
    }
    return x;
  }
}
