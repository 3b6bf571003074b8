package boxes;

/** Boxes of doubles compare what numbers do not. */
public final class Doubles {
  public static int look(double x) {
    Double a = x;
    Double b = x;
    if (!a.equals(b)) {
      return 1; // reach: no
    }
    if (x != x && a.equals(Double.NaN)) {
      return 2; // reach: yes
    }
    return x == 0.0 && !a.equals(0.0) ? 3 : 4; // reach: true yes
  }
}
