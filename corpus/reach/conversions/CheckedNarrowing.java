package conversions;

/** A conversion that checks itself. */
public final class CheckedNarrowing {
  private static int exact(long x) {
    int i = (int) x;
    if (i != x) {
      throw new ArithmeticException("too large"); // reach: ArithmeticException yes
    }
    return i;
  }

  public static int look(long x) {
    int i = exact(x);
    if (i < 0 && x > 0) {
      return 1; // reach: no
    }
    return i == 1_999_999_999 ? 2 : 3; // reach: true yes
  }
}
