package dev.quarry.lab.coverage.subject;

/** Integrals of functions that are given by their values. */
public final class Quadrature {
  private Quadrature() {}

  /** Simpson's rule on values at equal distances; the trapezoidal rule for what is left over. */
  public static double simpson(double[] values, double step) {
    if (step <= 0 || Double.isNaN(step)) {
      throw new IllegalArgumentException("steps go forward");
    }
    if (values.length < 2) {
      return 0;
    }
    int last = values.length - 1;
    double rest = 0;
    if (last % 2 == 1) {
      rest = step * (values[last] + values[last - 1]) / 2;
      last--;
    }
    if (last == 0) {
      return rest;
    }
    double sum = values[0] + values[last];
    for (int i = 1; i < last; i++) {
      sum += (i % 2 == 1 ? 4 : 2) * values[i];
    }
    return rest + step * sum / 3;
  }

  /** The area below points by the trapezoidal rule; points may be in any order of x. */
  public static double area(double[] x, double[] y) {
    if (x.length != y.length) {
      throw new IllegalArgumentException("as many x as y");
    }
    boolean isSorted = true;
    for (int i = 1; i < x.length; i++) {
      if (x[i] < x[i - 1]) {
        isSorted = false;
        break;
      }
    }
    double[] xs = isSorted ? x : x.clone();
    double[] ys = isSorted ? y : y.clone();
    if (!isSorted) {
      sort(xs, ys);
    }
    double area = 0;
    for (int i = 1; i < xs.length; i++) {
      double width = xs[i] - xs[i - 1];
      if (width == 0 && ys[i] != ys[i - 1]) {
        throw new ArithmeticException("two values at " + xs[i]);
      }
      area += width * (ys[i] + ys[i - 1]) / 2;
    }
    return area;
  }

  private static void sort(double[] x, double[] y) {
    for (int i = 1; i < x.length; i++) {
      for (int k = i; k > 0 && x[k] < x[k - 1]; k--) {
        double a = x[k];
        double b = y[k];
        x[k] = x[k - 1];
        y[k] = y[k - 1];
        x[k - 1] = a;
        y[k - 1] = b;
      }
    }
  }

  /** An adaptive rule for the quotient of two lines, which may have a pole. */
  public static double quotient(double a, double b, double c, double d, double from, double to) {
    if (from > to) {
      return -quotient(a, b, c, d, to, from);
    }
    if (c == 0 && d == 0) {
      return Double.NaN;
    }
    if (c != 0) {
      double pole = -d / c;
      if (pole >= from && pole <= to && a * pole + b != 0) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return adaptive(new double[] {a, b, c, d}, from, to, 12);
  }

  private static double adaptive(double[] f, double from, double to, int depth) {
    double middle = (from + to) / 2;
    double coarse = (to - from) * (at(f, from) + at(f, to)) / 2;
    double fine = (to - from) * (at(f, from) + 4 * at(f, middle) + at(f, to)) / 6;
    if (depth == 0 || Math.abs(fine - coarse) <= 1e-9 * (1 + Math.abs(fine))) {
      return fine;
    }
    return adaptive(f, from, middle, depth - 1) + adaptive(f, middle, to, depth - 1);
  }

  private static double at(double[] f, double x) {
    return (f[0] * x + f[1]) / (f[2] * x + f[3]);
  }
}
