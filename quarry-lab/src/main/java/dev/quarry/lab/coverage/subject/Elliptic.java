package dev.quarry.lab.coverage.subject;

/** Elliptic integrals in Carlson's form, and Legendre's by them. */
public final class Elliptic {
  private static final double TINY = 1e-290;
  private static final double BIG = 1e290;
  private static final double NEAR = 0.0025;

  private Elliptic() {}

  /** The integral of the first kind; symmetric in its arguments. */
  public static double rf(double x, double y, double z) {
    if (Math.min(Math.min(x, y), z) < 0
        || Math.min(Math.min(x + y, x + z), y + z) < TINY
        || Math.max(Math.max(x, y), z) > BIG) {
      throw new IllegalArgumentException("out of range");
    }
    double[] v = {x, y, z};
    for (int round = 0; round < 60; round++) {
      double mean = (v[0] + v[1] + v[2]) / 3;
      double dx = (mean - v[0]) / mean;
      double dy = (mean - v[1]) / mean;
      double dz = (mean - v[2]) / mean;
      if (Math.max(Math.max(Math.abs(dx), Math.abs(dy)), Math.abs(dz)) < NEAR) {
        double e2 = dx * dy - dz * dz;
        double e3 = dx * dy * dz;
        return (1 + (e2 / 24 - 0.1 - 3 * e3 / 44) * e2 + e3 / 14) / Math.sqrt(mean);
      }
      halve(v);
    }
    return Double.NaN;
  }

  /** The degenerate one, where two arguments are the same; a principal value for negative y. */
  public static double rc(double x, double y) {
    if (x < 0 || y == 0 || x + Math.abs(y) < TINY || x + Math.abs(y) > BIG) {
      throw new IllegalArgumentException("out of range");
    }
    if (y < 0) {
      return Math.sqrt(x / (x - y)) * rc(x - y, -y);
    }
    if (x == y) {
      return 1 / Math.sqrt(x);
    }
    return x < y
        ? Math.atan(Math.sqrt((y - x) / x)) / Math.sqrt(y - x)
        : Math.log((Math.sqrt(x) + Math.sqrt(x - y)) / Math.sqrt(y)) / Math.sqrt(x - y);
  }

  private static void halve(double[] v) {
    double a = Math.sqrt(v[0]);
    double b = Math.sqrt(v[1]);
    double c = Math.sqrt(v[2]);
    double lambda = a * (b + c) + b * c;
    for (int i = 0; i < v.length; i++) {
      v[i] = (v[i] + lambda) / 4;
    }
  }

  /** Legendre's integral of the first kind for an amplitude and a modulus. */
  public static double f(double phi, double k) {
    if (Math.abs(phi) > Math.PI / 2) {
      double turns = Math.rint(phi / Math.PI);
      return 2 * turns * complete(k) + f(phi - turns * Math.PI, k);
    }
    double s = Math.sin(phi);
    double q = (1 - s * k) * (1 + s * k);
    if (q < 0) {
      return Double.NaN;
    }
    double c = Math.cos(phi);
    return s == 0 ? 0 : s * rf(c * c, q, 1);
  }

  /** The complete integral, by the arithmetic-geometric mean. */
  public static double complete(double k) {
    if (!(k * k <= 1)) {
      return Double.NaN;
    }
    if (k * k == 1) {
      return Double.POSITIVE_INFINITY;
    }
    double a = 1;
    double b = Math.sqrt(1 - k * k);
    int rounds = 0;
    while (Math.abs(a - b) > 1e-15 * a && rounds++ < 40) {
      double mean = (a + b) / 2;
      b = Math.sqrt(a * b);
      a = mean;
    }
    return Math.PI / (2 * a);
  }
}
