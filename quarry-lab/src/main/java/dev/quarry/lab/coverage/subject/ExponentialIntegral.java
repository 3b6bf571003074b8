package dev.quarry.lab.coverage.subject;

/** Exponential integrals. */
public final class ExponentialIntegral {
  private static final double EULER = 0.5772156649015329;
  private static final int MOST = 200;
  private static final double EXACT = 1e-15;

  private ExponentialIntegral() {}

  /** The integral of order n at x; not a number where there is none. */
  public static double en(int n, double x) {
    if (n < 0 || x < 0 || Double.isNaN(x) || x == 0 && n < 2) {
      return Double.NaN;
    }
    if (n == 0) {
      return Math.exp(-x) / x;
    }
    if (x == 0) {
      return 1.0 / (n - 1);
    }
    return x > 1 ? fraction(n, x) : series(n, x);
  }

  private static double fraction(int n, double x) {
    double b = x + n;
    double c = 1e300;
    double d = 1 / b;
    double h = d;
    for (int i = 1; i <= MOST; i++) {
      double a = -i * (n - 1.0 + i);
      b += 2;
      d = 1 / (a * d + b);
      c = b + a / c;
      double step = c * d;
      h *= step;
      if (Math.abs(step - 1) < EXACT) {
        break;
      }
    }
    return h * Math.exp(-x);
  }

  private static double series(int n, double x) {
    double sum = n == 1 ? -Math.log(x) - EULER : 1.0 / (n - 1);
    double factor = 1;
    for (int i = 1; i <= MOST; i++) {
      factor *= -x / i;
      double term;
      if (i == n - 1) {
        double psi = -EULER;
        for (int k = 1; k < n; k++) {
          psi += 1.0 / k;
        }
        term = factor * (psi - Math.log(x));
      } else {
        term = -factor / (i - (n - 1));
      }
      sum += term;
      if (Math.abs(term) < EXACT * Math.abs(sum)) {
        break;
      }
    }
    return sum;
  }

  /** The integral through the pole at 0. */
  public static double ei(double x) {
    if (!(x > 0)) {
      return x < 0 ? -en(1, -x) : Double.NEGATIVE_INFINITY;
    }
    if (x < 1e-30) {
      return Math.log(x) + EULER;
    }
    if (x <= 35) {
      double sum = 0;
      double term = 1;
      for (int i = 1; i <= MOST; i++) {
        term *= x / i;
        sum += term / i;
        if (term / i < EXACT * sum) {
          break;
        }
      }
      return sum + Math.log(x) + EULER;
    }
    double sum = 0;
    double term = 1;
    for (int i = 1; i <= MOST; i++) {
      double before = term;
      term *= i / x;
      if (term < EXACT) {
        break;
      }
      if (term >= before) {
        // The series diverges from here on.
        sum -= before;
        break;
      }
      sum += term;
    }
    return Math.exp(x) * (1 + sum) / x;
  }
}
