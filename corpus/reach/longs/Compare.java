package longs;

/** Comparisons of longs by difference go wrong. */
public final class Compare {
  private static int byDifference(long a, long b) {
    long d = a - b;
    return d < 0 ? -1 : d > 0 ? 1 : 0;
  }

  public static int look(long a, long b) {
    if (a > b && byDifference(a, b) < 0) {
      return 1; // reach: yes
    }
    if (byDifference(a, b) == 0 && a != b) {
      return 2; // reach: no
    }
    return Long.compare(a, b) < 0 && a >= b ? 3 : 4; // reach: true no
  }
}
