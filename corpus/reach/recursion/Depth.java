package recursion;

/** The deepest call. */
public final class Depth {
  private static int depth(int n, int level) {
    if (n < 2) {
      return level;
    }
    return depth(n / 2, level + 1);
  }

  public static int run(int n) {
    if (n < 1 || n > 40) {
      return 0;
    }
    int d = depth(n, 0);
    if (d == 5) {
      return n < 32 ? 1 : 2; // reach: true no, false yes
    }
    return d > 5 ? 3 : 4; // reach: true no
  }
}
