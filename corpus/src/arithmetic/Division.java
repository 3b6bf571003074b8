package arithmetic;

/** Quotients and remainders of every sign. */
final class Division {
  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  // paths: 3
  static int quotient(int x, int y) {
    return x / y == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: -2, -1, 0, 1, 2
  static int remainderHasTheSignOfTheDividend(byte x) {
    switch (x % 3) {
      case -2:
        return -2;
      case -1:
        return -1;
      case 0:
        return 0;
      case 1:
        return 1;
      case 2:
        return 2;
      default:
        return 99;
    }
  }

  /** The one quotient of ints that is no int. */
  // explore: exhausted
  // returns: "small", "wrapped", "zero"
  static String minimumByMinusOne(int x) {
    int y = x / -1;
    if (y != x) {
      return "small";
    }
    return x == 0 ? "zero" : "wrapped";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  // paths: 3
  static int longRemainder(long x, long y) {
    return x % y == 5L ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  static int divisorIsAnExpression(int x) {
    int d = 3 * x + 21;
    return 1000 / d > 300 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int floorMod(short x) {
    int truncated = x % 7;
    int floored = Math.floorMod(x, 7);
    if (truncated == floored) {
      return 0;
    }
    return floored - truncated == 7 ? 1 : 2;
  }

  // explore: exhausted
  // returns: 0, 1
  static int guarded(int x, int y) {
    if (y == 0) {
      return 0;
    }
    return x % y == 0 ? 1 : 0;
  }
}
