package nested;

/** Inner, local and anonymous classes. */
final class Classes {
  private int field;

  final class Inner {
    int own;

    int sum() {
      return own + field;
    }
  }

  interface Check {
    boolean ok(int x);
  }

  // explore: exhausted
  // returns: 0, 1
  static int inner(int x, int y) {
    Classes outer = new Classes();
    outer.field = x;
    Inner inner = outer.new Inner();
    inner.own = y;
    return inner.sum() == 77 ? 1 : 0;
  }

  // explore: exhausted
  // returns: false, true
  static boolean anonymous(int x, int y) {
    Check check =
        new Check() {
          @Override
          public boolean ok(int z) {
            return z == y + 1;
          }
        };
    return check.ok(x);
  }

  // explore: exhausted
  // returns: 0, 1
  static int local(int x) {
    final class Local {
      final int twice = x * 2;

      boolean isTen() {
        return twice == 10;
      }
    }
    return new Local().isTen() ? 1 : 0;
  }

  /** An inner object as an input brings its outer object along. */
  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int innerAsInput(Inner inner) {
    return inner.own == 4 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int privateAccess(int x) {
    Hidden h = new Hidden();
    h.secret = x;
    return h.secret == 3 ? 1 : 0;
  }

  private static final class Hidden {
    private int secret;
  }

  // explore: exhausted
  // returns: 0, 1
  static int initialiserBlocks(int x) {
    return new Blocks(x).total == 16 ? 1 : 0;
  }

  private static final class Blocks {
    int total = 5;

    {
      total += 1;
    }

    Blocks(int x) {
      total += x;
    }
  }
}
