package identity;

/** Boxes of doubles are only one if passed as one. */
public final class DoubleBoxes {
  public static int run(Double a, Double b) {
    if (a == null || b == null) {
      return 0;
    }
    return a == b ? 1 : 2; // reach: true yes, false yes, undecided: boxes that are one are not made
  }
}
