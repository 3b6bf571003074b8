package library;

/** java.lang.Math. */
final class Maths {
  // explore: exhausted
  // returns: "minimum", "ordinary"
  static String abs(int x) {
    return Math.abs(x) < 0 ? "minimum" : "ordinary";
  }

  // explore: exhausted
  // returns: 0, 1
  static int minMax(int a, int b) {
    return Math.max(a, b) == 10 && Math.min(a, b) == -10 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // witness: 2.25
  static int sqrt(double d) {
    return Math.sqrt(d) == 1.5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int floorAndCeil(double d) {
    return Math.floor(d) == -3.0 && Math.ceil(d) == -2.0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int round(float f) {
    return Math.round(f) == 3 && f < 3f ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  static int multiplyExact(int a) {
    return Math.multiplyExact(a, 1000) == 5000 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0
  // throws: ArithmeticException
  // paths: 2
  static int toIntExact(long x) {
    Math.toIntExact(x);
    return 0;
  }

  // explore: exhausted
  // returns: -1, 0, 1
  static int signum(double d) {
    double s = Math.signum(d);
    if (s > 0) {
      return 1;
    }
    return s < 0 ? -1 : 0;
  }

  /** No solver knows the sine: it must be searched for. */
  // explore: any
  // returns: 0, 1
  static int sine(double x) {
    return Math.sin(x) > 0.5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int floorDivision(int x) {
    return Math.floorDiv(x, 4) == -3 && x % 4 == 0 ? 1 : 0;
  }
}
