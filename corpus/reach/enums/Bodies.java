package enums;

/** Constants with bodies of their own. */
public final class Bodies {
  public enum Op {
    PLUS {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    TIMES {
      @Override
      int apply(int a, int b) {
        return a * b;
      }
    };

    abstract int apply(int a, int b);
  }

  public static int look(boolean times, int a, int b) {
    Op op = times ? Op.TIMES : Op.PLUS;
    int r = op.apply(a, b);
    if (a == 2 && b == 2 && r != 4) {
      return 1; // reach: no
    }
    return a == 3 && b == 3 && r == 9 ? times ? 2 : 3 : 4; // reach: yes
  }
}
