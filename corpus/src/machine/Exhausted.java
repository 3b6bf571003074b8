package machine;

/** Errors of the virtual machine that the program catches. */
final class Exhausted {
  // explore: open
  // returns: any
  static int huge(int n) {
    if (n < 0 || n > 50) {
      return 0;
    }
    try {
      return new long[n].length;
    } catch (OutOfMemoryError e) {
      return -1;
    }
  }

  // explore: open
  // returns: any
  static int recursion(int n) {
    try {
      return n < 0 || n > 3 ? 0 : down(n);
    } catch (StackOverflowError e) {
      return -1;
    }
  }

  private static int down(int n) {
    return n == 0 ? 0 : 1 + down(n - 1);
  }

  // explore: exhausted
  // returns: -2, 0, 1
  static int other(int x, int y) {
    try {
      return x / y == 7 ? 1 : 0;
    } catch (Throwable e) {
      return -2;
    }
  }
}
