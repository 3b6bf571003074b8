package identity;

/** Large boxes may be one if they were passed as one. */
public final class LargeBoxes {
  public static int run(Integer a, Integer b) {
    if (a == null || b == null || a < 1000 || b < 1000) {
      return 0;
    }
    if (a == b) {
      return 1; // reach: yes, undecided: boxes that are one are not made
    }
    return a.equals(b) ? 2 : 3; // reach: true yes, false yes
  }
}
