package calls;

/** Five helper methods that return to each other. */
public final class ResultsDeep {
  private static int a(int x) {
    return x < 0 ? -x : x;
  }

  private static int b(int x) {
    return a(x) % 100;
  }

  private static int c(int x) {
    return b(x) + 1;
  }

  private static int d(int x) {
    return c(x) * 2;
  }

  private static int e(int x) {
    return d(x) - 2;
  }

  public static int run(int x) {
    int y = e(x);
    if (y == 198) {
      return 1; // reach: yes
    }
    if (y > 198) {
      return 2; // reach: no
    }
    return y < 0 ? 3 : 4; // reach: true yes
  }
}
