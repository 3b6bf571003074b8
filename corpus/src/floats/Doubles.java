package floats;

/** IEEE numbers: what is unequal to itself, and zeros with a sign. */
final class Doubles {
  // explore: exhausted
  // returns: "NaN", "number"
  // paths: 2
  static String notANumber(double d) {
    return d != d ? "NaN" : "number";
  }

  // explore: exhausted
  // returns: "minus zero", "other", "plus zero"
  // paths: 3
  static String zeros(double d) {
    if (d != 0.0) {
      return "other";
    }
    return 1 / d > 0 ? "plus zero" : "minus zero";
  }

  // explore: exhausted
  // returns: -1, 0, 1, 9
  // paths: 4
  static int threeWays(double a, double b) {
    if (a < b) {
      return -1;
    }
    if (a > b) {
      return 1;
    }
    return a == b ? 0 : 9;
  }

  // explore: exhausted
  // returns: 0, 1
  static int infinityMinusItself(double d) {
    double zero = d - d;
    return zero == 0 ? 0 : 1;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int absorbed(double d) {
    return d + 1 == d ? 1 : 0;
  }

  // explore: exhausted
  // returns: "NaN", "infinite", "something"
  static String remainder(double d) {
    double r = d % 5.0;
    if (r == r) {
      return "something";
    }
    return d == d ? "infinite" : "NaN";
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3
  // paths: 4
  static int quadrant(double x, double y) {
    if (x > 0) {
      return y > 0 ? 1 : 2;
    }
    return y > 0 ? 3 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int tenTenths(double d) {
    double sum = d + d + d;
    return sum == 0.75 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "no number", "real roots", "complex roots"
  static String discriminant(double b) {
    double d = b * b - 4.0;
    if (d >= 0) {
      return "real roots";
    }
    return d < 0 ? "complex roots" : "no number";
  }

  // explore: exhausted
  // returns: 1.5, 2.0
  // paths: 2
  static double constants(double d) {
    return d <= -1e10 ? 1.5 : 2.0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int compareMethod(double d) {
    return Double.compare(d, 0.0) == 0 ? 1 : 0;
  }
}
