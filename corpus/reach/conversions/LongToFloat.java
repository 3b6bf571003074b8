package conversions;

/** Large numbers lose their ends. */
public final class LongToFloat {
  public static int look(long x) {
    double d = x;
    if ((long) d != x && x > 0 && x < 1L << 53) {
      return 1; // reach: no, undecided: rounding of 53 bits takes solvers minutes
    }
    return x > 0 && d > x + 1000.0 ? 2 : 3; // reach: true no
  }
}
