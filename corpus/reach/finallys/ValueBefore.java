package finallys;

/** The value returned is computed before the finally block changes the variable. */
public final class ValueBefore {
  private static int early(int x) {
    int y = x;
    try {
      return y;
    } finally {
      y = 100;
    }
  }

  public static int run(int x) {
    if (x == 5 && early(x) == 100) {
      return 1; // reach: no
    }
    return early(x) == 100 ? 2 : 3; // reach: true yes
  }
}
