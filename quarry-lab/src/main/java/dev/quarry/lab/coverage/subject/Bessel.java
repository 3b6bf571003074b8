package dev.quarry.lab.coverage.subject;

/** Bessel functions of the first kind and whole order. */
public final class Bessel {
  private static final int MOST_TERMS = 200;
  private static final double TINY = 1e-17;
  private static final double FAR = 25;
  private static final double HUGE = 1e100;

  private Bessel() {}

  /** The function of order n at x. */
  public static double j(int n, double x) {
    if (Double.isNaN(x) || n > 1000 || n < -1000) {
      return Double.NaN;
    }
    if (n < 0) {
      return (n & 1) == 0 ? j(-n, x) : -j(-n, x);
    }
    if (x == 0) {
      return n == 0 ? 1 : 0;
    }
    double size = Math.abs(x);
    double value;
    if (size < 2 || size * size < n + 1) {
      value = series(n, size);
    } else if (size > FAR && size > n * (double) n) {
      value = far(n, size);
    } else {
      value = backwards(n, size);
    }
    return x < 0 && (n & 1) == 1 ? -value : value;
  }

  /** The power series around 0. */
  private static double series(int n, double x) {
    double term = 1;
    for (int i = 1; i <= n; i++) {
      term *= x / 2 / i;
    }
    double sum = term;
    for (int i = 1; i < MOST_TERMS; i++) {
      term *= -x * x / 4 / i / (i + n);
      sum += term;
      if (Math.abs(term) < TINY * Math.abs(sum)) {
        break;
      }
    }
    return sum;
  }

  /** Hankel's expansion for large arguments. */
  private static double far(int n, double x) {
    double mu = 4.0 * n * n;
    double p = 1;
    double q = 0;
    double term = 1;
    for (int i = 1; i < 30; i++) {
      double odd = 2.0 * i - 1;
      double next = term * (mu - odd * odd) / (i * 8 * x);
      if (Math.abs(next) > Math.abs(term) && i > 2) {
        break;
      }
      term = next;
      switch (i & 3) {
        case 0 -> p += term;
        case 1 -> q += term;
        case 2 -> p -= term;
        default -> q -= term;
      }
      if (Math.abs(term) < TINY) {
        break;
      }
    }
    double angle = x - (n / 2.0 + 0.25) * Math.PI;
    return Math.sqrt(2 / (Math.PI * x)) * (p * Math.cos(angle) - q * Math.sin(angle));
  }

  /** Miller's recurrence from a high order down. */
  private static double backwards(int n, double x) {
    int start = 2 * ((Math.max(n, (int) x) + 40) / 2);
    double above = 0;
    double at = 1e-30;
    double sum = 0;
    double wanted = 0;
    for (int order = start; order > 0; order--) {
      double below = 2 * order / x * at - above;
      above = at;
      at = below;
      if (Math.abs(at) > HUGE) {
        at /= HUGE;
        above /= HUGE;
        sum /= HUGE;
        wanted /= HUGE;
      }
      if (order - 1 == n) {
        wanted = at;
      }
      if ((order - 1) % 2 == 0) {
        sum += order == 1 ? at : 2 * at;
      }
    }
    return wanted / sum;
  }

  /** How many zeros the function of order n has between 0 and x, by counting changes of sign. */
  public static int zeros(int n, double x) {
    if (n < 0 || !(x > 0) || x > 200) {
      return -1;
    }
    int count = 0;
    double before = j(n, 1e-3);
    for (double at = 0.25; at < x; at += 0.25) {
      double value = j(n, at);
      if (before > 0 != value > 0 && value != 0) {
        count++;
      }
      before = value == 0 ? before : value;
    }
    return count;
  }
}
