package finallys;

/** A return in a finally block swallows everything. */
public final class Overrides {
  @SuppressWarnings("finally")
  private static int swallow(int x) {
    try {
      if (x < 0) {
        throw new IllegalStateException();
      }
      return x;
    } finally {
      return 7;
    }
  }

  public static int run(int x) {
    try {
      int y = swallow(x);
      if (y != 7) {
        return 1; // reach: no
      }
      return x < 0 ? 2 : 3; // reach: true yes, false yes
    } catch (IllegalStateException e) {
      return 4; // reach: no
    }
  }
}
