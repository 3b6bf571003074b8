package floats;

/** Larger than everything, also than itself and one. */
public final class Infinity {
  public static int look(double x) {
    if (x + 1 == x && x < 1e10 && x > -1e10) {
      return 1; // reach: no
    }
    if (x + 1 == x && x > 1e308) {
      return 2; // reach: yes
    }
    return x > Double.MAX_VALUE && x - x == 0 ? 3 : 4; // reach: true no
  }
}
