package lambdas;

/** Method references of all kinds. */
public final class References {
  interface IntMap {
    int map(int x);
  }

  interface Maker {
    Box make(int x);
  }

  private static final class Box {
    final int value;

    Box(int value) {
      this.value = value;
    }

    int plus(int x) {
      return value + x;
    }
  }

  private static int twice(int x) {
    return 2 * x;
  }

  public static int look(int x) {
    IntMap f = References::twice;
    Maker maker = Box::new;
    IntMap g = maker.make(10)::plus;
    if (f.map(x) == 7) {
      return 1; // reach: no
    }
    return g.map(f.map(x)) == 30 ? 2 : 3; // reach: true yes
  }
}
