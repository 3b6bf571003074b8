package arithmetic;

/** One number has no absolute value. */
public final class AbsoluteValue {
  private static int abs(int x) {
    return x < 0 ? -x : x;
  }

  public static int look(int x) {
    if (abs(x) < 0) {
      return x == Integer.MIN_VALUE ? 1 : 2; // reach: true yes, false no
    }
    return abs(x) == -1 ? 3 : 4; // reach: true no
  }
}
