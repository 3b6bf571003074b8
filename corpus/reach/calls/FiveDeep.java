package calls;

/** Five helper methods, each with a condition of its own. */
public final class FiveDeep {
  public static int run(int x, int y) {
    return x > 0 ? one(x, y) : 0;
  }

  private static int one(int x, int y) {
    return y > x ? two(x + 1, y) : 0;
  }

  private static int two(int x, int y) {
    return x % 3 == 0 ? three(x, y - x) : 0;
  }

  private static int three(int x, int d) {
    return d < 10 ? four(x * 2, d) : 0;
  }

  private static int four(int x, int d) {
    return x > 100 ? five(x, d) : 0;
  }

  private static int five(int x, int d) {
    if (x == 120 && d == 7) {
      return 1; // reach: yes
    }
    if (d > 9) {
      return 2; // reach: no
    }
    if (x == 122) {
      return 3; // reach: no
    }
    return 4;
  }
}
