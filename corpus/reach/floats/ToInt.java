package floats;

/** Conversions to int stop at the ends. */
public final class ToInt {
  public static int look(double x) {
    int i = (int) x;
    if (x > 3e9 && i < 0) {
      return 1; // reach: no
    }
    if (x != x && i != 0) {
      return 2; // reach: no
    }
    if (x > 3e9 && i != Integer.MAX_VALUE) {
      return 3; // reach: no
    }
    return i == -7 && x > -7.5 && x < -7.4 ? 4 : 5; // reach: true yes
  }
}
