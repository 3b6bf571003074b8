package floats;

/** Comparisons with three ways out. */
public final class Ordered {
  public static int look(double a, double b) {
    if (a < b && b < a) {
      return 1; // reach: no
    }
    if (!(a < b) && !(a > b) && !(a == b)) {
      return a == a && b == b ? 2 : 3; // reach: true no, false yes
    }
    return 0;
  }
}
