package floats;

/** Numbers that are not what they seem. */
public final class Odd {
  private Odd() {}

  public static int self(double x, float y) {
    if (x != x && y == y) {
      return 1; // reach: yes
    }
    if (x == 0 && 1 / x < 0) {
      return 2; // reach: yes
    }
    if ((int) x == 0 && (long) y == Long.MAX_VALUE && y < 1e19f) {
      return 3; // reach: yes
    }
    if (Math.min(x, 0.0) == 0 && Double.compare(Math.min(x, 0.0), x) != 0 && x == 0) {
      return 4; // reach: no
    }
    if ((float) x == y && x != y) {
      return 5; // reach: yes
    }
    if (x + 1 == x && x > 0 && x < 1e17) {
      return 6; // reach: yes
    }
    return 7; // reach: yes
  }

  public static int whole(int x, long y) {
    if (Math.abs(x) < 0) {
      return 1; // reach: yes
    }
    if (x == -x && x != 0) {
      return 2; // reach: no
    }
    if ((int) (float) x != x) {
      return 3; // reach: yes
    }
    if ((long) (double) y != y) {
      return 4; // reach: yes
    }
    if (x / -1 == x && x != 0) {
      return 5; // reach: no
    }
    if (x << 33 != x << 1) {
      return 6; // reach: no
    }
    if (x >> -1 == -1 && (byte) x == 5) {
      return 7; // reach: yes
    }
    if (Math.round(0.49999999999999994) == 1) {
      return 8; // reach: no
    }
    return 9; // reach: yes
  }

  public static int remainder(double x, double y) {
    double rest = x % y;
    if (rest < 0 && y > 0 && x > -10 && x < 0) {
      return 1; // reach: yes
    }
    if (rest > 0 && x < 0) {
      return 2; // reach: no, undecided: remainders of doubles
    }
    return 3; // reach: yes
  }
}
