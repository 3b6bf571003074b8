package exceptions;

/** Exceptions that cross several frames. */
final class Callers {
  static final class Marker extends RuntimeException {
    final long weight;

    Marker(String message, long weight) {
      super(message);
      this.weight = weight;
    }
  }

  // explore: exhausted
  // returns: "deep", "fine", "middle"
  static String threeFrames(int x) {
    try {
      return middle(x);
    } catch (Marker m) {
      return m.weight > 50 ? "deep" : "middle";
    }
  }

  private static String middle(int x) {
    try {
      deep(x);
    } catch (ArithmeticException e) {
      throw new Marker("middle", 1);
    }
    return "fine";
  }

  private static void deep(int x) {
    int y = 10 / x;
    if (x == 60) {
      throw new Marker("deep", x);
    }
  }

  // explore: exhausted
  // returns: "a", "b", "none"
  static String message(int x) {
    try {
      if (x > 0) {
        throw new Marker(x > 100 ? "a" : "b", 0);
      }
      return "none";
    } catch (Marker m) {
      return m.getMessage();
    }
  }

  // explore: exhausted
  // returns: 1, 2
  static int cause(int x) {
    try {
      try {
        int y = 1 / x;
        return 1;
      } catch (ArithmeticException e) {
        throw new IllegalStateException(e);
      }
    } catch (IllegalStateException e) {
      return e.getCause() instanceof ArithmeticException ? 2 : 3;
    }
  }

  // explore: exhausted
  // returns: 0, 1
  static int errorsToo(int x) {
    try {
      if (x == 9) {
        throw new StackOverflowError();
      }
      return 0;
    } catch (Error e) {
      return 1;
    }
  }

  /** Recursion that ends in a handler. */
  // explore: exhausted
  // returns: 0, 1, 2, 3
  static int countsDown(int x) {
    if (x < 0 || x > 3) {
      return 0;
    }
    try {
      int y = 1 / x;
      return 1 + countsDown(x - 1);
    } catch (ArithmeticException e) {
      return 0;
    }
  }

  // explore: exhausted
  // returns: 0
  // throws: IllegalArgumentException, IllegalStateException
  // paths: 3
  static int exceptionAsValue(int x) {
    RuntimeException e =
        x == 1 ? new IllegalArgumentException() : x == 2 ? new IllegalStateException() : null;
    if (e != null) {
      throw e;
    }
    return 0;
  }

  // explore: exhausted
  // returns: none
  // throws: ArithmeticException, Marker
  static int lastOneWins(int x) {
    try {
      throw new IllegalStateException();
    } finally {
      if (x == 3) {
        int y = 1 / (x - 3);
      }
      rethrow(x);
    }
  }

  private static void rethrow(int x) {
    throw new Marker("last", x);
  }

  // explore: exhausted
  // returns: 5
  // throws: ArithmeticException
  // at: 133
  static int line(int x) {
    int y = x * 2;
    return 5 / (y - 6) == 99 ? 6 : 5;
  }
}
