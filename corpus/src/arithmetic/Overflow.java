package arithmetic;

/** Results that do not fit. */
final class Overflow {
  // explore: exhausted
  // returns: 0, 1
  // paths: 4
  // covers: branches
  static int sum(int a, int b) {
    if (a > 0 && b > 0 && a + b < 0) {
      return 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 3
  static int negation(int x) {
    if (x != 0 && x == -x) {
      return 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 3
  static int square(int x) {
    if (x > 46340 && x * x < 0) {
      return 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 3
  static int longSuccessor(long x) {
    if (x > 0 && x + 1 < 0) {
      return 1;
    }
    return 0;
  }

  /** The classic wrong midpoint of a binary search. */
  // explore: exhausted
  // returns: 0, 1, 2
  // paths: 4
  static int midpoint(int low, int high) {
    if (low < 0 || high < low) {
      return 0;
    }
    int middle = (low + high) / 2;
    return middle < 0 ? 1 : 2;
  }

  // explore: exhausted
  // returns: "grew", "wrapped"
  // paths: 2
  static String increment(int x) {
    int y = x;
    y++;
    y += 100;
    return y < x ? "wrapped" : "grew";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  static int exact(int a, int b) {
    int sum = Math.addExact(a, b);
    return sum == 2_000_000_000 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int byteCounter(byte b) {
    b += 100;
    return b == -128 ? 1 : 0;
  }
}
