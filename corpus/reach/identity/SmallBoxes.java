package identity;

/** Small boxes are shared only if valueOf made them. */
public final class SmallBoxes {
  public static int run(Integer a, Integer b) {
    if (a == null || b == null || a < 0 || a > 100 || !a.equals(b)) {
      return 0;
    }
    if (a == b) {
      return 1; // reach: yes
    }
    return 2; // reach: yes, undecided: boxes are as valueOf makes them
  }
}
