package arithmetic;

/** The sign of a remainder is that of the dividend. */
public final class Remainders {
  public static int look(int x) {
    int r = x % 8;
    if (r == 9) {
      return 1; // reach: no
    }
    if (r < 0 && x > 0) {
      return 2; // reach: no
    }
    if (r == -7) {
      return 3; // reach: yes
    }
    return (x & 7) != r && x >= 0 ? 4 : 5; // reach: true no
  }
}
