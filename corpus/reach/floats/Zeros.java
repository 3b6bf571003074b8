package floats;

/** Zeros are equal and differ by their quotients. */
public final class Zeros {
  public static int look(double x) {
    if (x == 0.0) {
      if (1 / x < 0) {
        return 1; // reach: yes
      }
      if (1 / x != Double.POSITIVE_INFINITY) {
        return 2; // reach: no
      }
      return 3; // reach: yes
    }
    return 0;
  }
}
