package classics;

/** The small programs of the symcretic and concolic walk papers, written anew. */
final class Arithmetic {
  /** A cube that has to be one more than something. */
  // explore: exhausted
  // returns: void
  // throws: IllegalStateException
  // paths: 2
  static void dart(int x, int y) {
    int cube = x * x * x;
    int shifted = y + 3;
    if (cube == shifted) {
      throw new IllegalStateException("error");
    }
  }

  /** Only Integer.MIN_VALUE has a negative absolute value. */
  // explore: exhausted
  // returns: void
  // throws: IllegalStateException
  // paths: 3
  static void narrow(int x) {
    int y;
    if (x >= 0) {
      y = x;
    } else {
      y = -x;
    }
    if (y < 0) {
      throw new IllegalStateException("error");
    }
  }

  // explore: exhausted
  // returns: void
  // throws: IllegalStateException
  // paths: 2
  static void external(float u) {
    int bits = Float.floatToRawIntBits(u);
    if (bits == 0) {
      throw new IllegalStateException("error");
    }
  }

  /** Committing to a value of x too early makes the second condition impossible. */
  // explore: exhausted
  // returns: 0, 1
  // throws: IllegalStateException
  // paths: 3
  static int blind(int x, int y) {
    int z = x * y;
    if (x == z) {
      if (x > 2) {
        throw new IllegalStateException("error");
      }
      return 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: void
  // throws: IllegalStateException
  static void rawBitsOfADouble(double u) {
    long bits = Double.doubleToRawLongBits(u);
    if ((bits & 0xff000L) > 0) {
      throw new IllegalStateException("error");
    }
  }

  /** The error is guarded by a condition that contradicts it. */
  // explore: exhausted
  // returns: 3, 4, 5, 6
  // paths: 8
  static int unreachable(int x1, int x2, int x3) {
    int y = 0;
    y += x1 > 0 ? 1 : 2;
    y += x2 > 0 ? 1 : 2;
    y += x3 > 0 ? 1 : 2;
    if (y > 0) {
      if (y == 0) {
        throw new IllegalStateException("error");
      }
    }
    return y;
  }

  /** 1024 rounds of the loop, then the sine of another input. */
  // explore: any
  // returns: any
  // options: runs=60, steps=100000
  static int loopAndSine(int x, double u) {
    int result = 0;
    for (int i = 0; i < x; i++) {
      result += i % 2 == 0 ? -1 : 17;
    }
    if (result == 8192) {
      return Math.sin(u) > 0 ? 1 : 2;
    }
    return 0;
  }

  /** Conditions with sines of sums. */
  // explore: any
  // returns: 0, 1, 2
  static int sine(double x, double y) {
    if (Math.sin(x + y) > 0.9) {
      return x > 10 && x < 1000 ? 2 : 1;
    }
    return 0;
  }
}
