package exceptions;

/** Which handler catches what. */
final class Handlers {
  static class Own extends Exception {
    final int code;

    Own(int code) {
      this.code = code;
    }
  }

  static final class Finer extends Own {
    Finer(int code) {
      super(code);
    }
  }

  static final class Resource implements AutoCloseable {
    private final StringBuilder log;
    private final boolean failing;

    Resource(StringBuilder log, boolean failing) {
      this.log = log;
      this.failing = failing;
      log.append('o');
    }

    @Override
    public void close() {
      log.append('c');
      if (failing) {
        throw new IllegalStateException("close");
      }
    }
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // paths: 3
  static int divisionCaught(int x, int y) {
    try {
      return x / y == 7 ? 1 : 0;
    } catch (ArithmeticException e) {
      return 2;
    }
  }

  // explore: exhausted
  // returns: "arithmetic", "bounds", "fine", "null"
  static String order(int[] a, int i) {
    try {
      return 10 / a[i] == 99 ? "never" : "fine";
    } catch (ArithmeticException e) {
      return "arithmetic";
    } catch (ArrayIndexOutOfBoundsException e) {
      return "bounds";
    } catch (RuntimeException e) {
      return "null";
    }
  }

  // explore: exhausted
  // returns: 11, 12, 21
  // throws: IllegalArgumentException
  static int finallyAlways(int x) {
    int r = 0;
    try {
      if (x == 1) {
        throw new IllegalStateException();
      }
      if (x == 2) {
        throw new IllegalArgumentException();
      }
      r = x > 100 ? 1 : 2;
    } catch (IllegalStateException e) {
      r = 11;
    } finally {
      r += 10;
    }
    return r;
  }

  /** A return in a finally block swallows the exception. */
  // explore: exhausted
  // returns: 9
  // paths: 3
  @SuppressWarnings("finally")
  static int finallyReturns(int x) {
    try {
      if (100 / x > 0) {
        return 1;
      }
      return 2;
    } finally {
      return 9;
    }
  }

  // explore: exhausted
  // returns: 1, 2, 3
  static int ownExceptions(int x) {
    try {
      raise(x);
      return 1;
    } catch (Finer e) {
      return 2;
    } catch (Own e) {
      return e.code == 10 ? 3 : 4;
    }
  }

  private static void raise(int x) throws Own {
    if (x == 10) {
      throw new Own(x);
    }
    if (x == 20) {
      throw new Finer(x);
    }
  }

  // explore: exhausted
  // returns: 0
  // throws: Own, Finer
  // paths: 3
  static int declared(int x) throws Own {
    raise(x);
    return 0;
  }

  /** The code carried by the exception still depends on the input. */
  // explore: exhausted
  // returns: 0, 1, 2
  static int symbolicPayload(int x) {
    try {
      if (x > 5) {
        throw new Own(x * 2);
      }
    } catch (Own e) {
      return e.code == 40 ? 2 : 1;
    }
    return 0;
  }

  // explore: exhausted
  // returns: "ok", "one of two"
  // throws: UnsupportedOperationException
  static String multiCatch(int x) {
    try {
      switch (x) {
        case 1:
          throw new IllegalArgumentException();
        case 2:
          throw new IllegalStateException();
        case 3:
          throw new UnsupportedOperationException();
        default:
          return "ok";
      }
    } catch (IllegalArgumentException | IllegalStateException e) {
      return "one of two";
    }
  }

  // explore: exhausted
  // returns: 0
  // throws: RuntimeException
  // paths: 2
  static int wrapped(int x) {
    try {
      int y = 1 / x;
    } catch (ArithmeticException e) {
      throw new RuntimeException("wrapped", e);
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0
  // throws: ArithmeticException
  // paths: 2
  static int rethrown(int x) {
    try {
      int y = 1 / x;
    } catch (ArithmeticException e) {
      if (x == 0) {
        throw e;
      }
    }
    return 0;
  }

  // explore: exhausted
  // returns: "occ", "oocc", "oxc"
  static String resources(int x) {
    StringBuilder log = new StringBuilder();
    try (Resource a = new Resource(log, false)) {
      if (x == 1) {
        try (Resource b = new Resource(log, true)) {
          log.append("");
        } catch (IllegalStateException e) {
          log.append("");
        }
      } else if (x == 2) {
        log.append('x');
      } else {
        log.append('c');
      }
    }
    return log.toString();
  }

  // explore: exhausted
  // returns: 1
  // throws: IllegalStateException
  static int suppressed(boolean closeFails, boolean bodyFails) {
    StringBuilder log = new StringBuilder();
    try (Resource a = new Resource(log, closeFails)) {
      if (bodyFails) {
        throw new IllegalArgumentException();
      }
    } catch (IllegalArgumentException e) {
      return e.getSuppressed().length == (closeFails ? 1 : 0) ? 1 : 2;
    }
    return 1;
  }

  // explore: exhausted
  // returns: 1, 12, 123
  static int nestedHandlers(int x) {
    int r = 1;
    try {
      try {
        if (x == 0) {
          throw new IllegalStateException();
        }
        if (x == 1) {
          throw new IllegalArgumentException();
        }
      } catch (IllegalStateException e) {
        r = r * 10 + 2;
        throw new IllegalArgumentException();
      }
    } catch (IllegalArgumentException e) {
      r = r == 1 ? 12 : r * 10 + 3;
    }
    return r;
  }
}
