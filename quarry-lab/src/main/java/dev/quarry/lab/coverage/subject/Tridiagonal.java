package dev.quarry.lab.coverage.subject;

import org.jspecify.annotations.Nullable;

/** Systems of equations with three diagonals. */
public final class Tridiagonal {
  private Tridiagonal() {}

  /**
   * Solves by elimination without pivoting.
   *
   * @return the solution; null if a pivot is zero
   */
  public static double @Nullable [] solve(
      double[] below, double[] on, double[] above, double[] right) {
    int n = on.length;
    if (n == 0 || right.length != n || below.length != n - 1 || above.length != n - 1) {
      throw new IllegalArgumentException("lengths");
    }
    double[] factor = new double[n];
    double[] x = new double[n];
    double pivot = on[0];
    if (pivot == 0) {
      return null;
    }
    x[0] = right[0] / pivot;
    for (int i = 1; i < n; i++) {
      factor[i] = above[i - 1] / pivot;
      pivot = on[i] - below[i - 1] * factor[i];
      if (pivot == 0) {
        return null;
      }
      x[i] = (right[i] - below[i - 1] * x[i - 1]) / pivot;
    }
    for (int i = n - 2; i >= 0; i--) {
      x[i] -= factor[i + 1] * x[i + 1];
    }
    return x;
  }

  /** Whether every element on the diagonal outweighs its neighbours. */
  public static boolean isDominant(double[] below, double[] on, double[] above) {
    for (int i = 0; i < on.length; i++) {
      double left = i > 0 && i <= below.length ? Math.abs(below[i - 1]) : 0;
      double other = i < above.length ? Math.abs(above[i]) : 0;
      if (!(Math.abs(on[i]) > left + other)) {
        return false;
      }
    }
    return on.length > 0;
  }

  /** How many eigenvalues of a symmetric one are below a bound, by Sturm's sequence. */
  public static int below(double[] on, double[] beside, double bound) {
    int count = 0;
    double q = 1;
    for (int i = 0; i < on.length; i++) {
      double b = i == 0 || i > beside.length ? 0 : beside[i - 1];
      double shift = q == 0 ? Math.abs(b) / 1e-300 : b * b / q;
      q = on[i] - bound - shift;
      if (q < 0) {
        count++;
      }
    }
    return count;
  }
}
