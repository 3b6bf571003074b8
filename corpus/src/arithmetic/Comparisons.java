package arithmetic;

/** Comparison instructions: one jump per operator, and the three-way ones. */
final class Comparisons {
  // explore: exhausted
  // returns: 0, 1, 2, 3, 4, 5
  static int everyIntOperator(int x, int which) {
    switch (which) {
      case 0:
        return x < 10 ? 0 : 1;
      case 1:
        return x <= 10 ? 0 : 2;
      case 2:
        return x > 10 ? 3 : 0;
      case 3:
        return x >= 10 ? 4 : 0;
      case 4:
        return x == 10 ? 5 : 0;
      default:
        return x != 10 ? 0 : 5;
    }
  }

  // explore: exhausted
  // returns: -1, 0, 1
  // paths: 3
  static int twoInts(int a, int b) {
    if (a < b) {
      return -1;
    }
    return a > b ? 1 : 0;
  }

  // explore: exhausted
  // returns: -1, 0, 1
  // paths: 3
  static int twoLongs(long a, long b) {
    if (a < b) {
      return -1;
    }
    return a == b ? 0 : 1;
  }

  // explore: exhausted
  // returns: "between", "outside"
  // paths: 3
  static String range(int x) {
    return x >= 10 && x < 20 ? "between" : "outside";
  }

  /** Only one order of three unequal numbers is asked for; ties go elsewhere. */
  // explore: exhausted
  // returns: 0, 1, 2, 3
  static int largest(int a, int b, int c) {
    if (a > b && a > c) {
      return 1;
    }
    if (b > a && b > c) {
      return 2;
    }
    if (c > a && c > b) {
      return 3;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int unsigned(int a, int b) {
    return Integer.compareUnsigned(a, b) > 0 && a > 0 && b > a ? 2 : a < 0 && b > 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: false, true
  static boolean contradiction(int x, int y) {
    if (x > y && y > x) {
      throw new IllegalStateException();
    }
    return x == y;
  }
}
