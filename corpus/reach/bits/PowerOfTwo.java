package bits;

/** One bit only. */
public final class PowerOfTwo {
  private static boolean isPower(int x) {
    return x != 0 && (x & (x - 1)) == 0;
  }

  public static int look(int x) {
    if (isPower(x) && x > 4 && x < 8) {
      return 1; // reach: no
    }
    if (isPower(x) && x < 0) {
      return x == Integer.MIN_VALUE ? 2 : 3; // reach: true yes, false no
    }
    return isPower(x) && x > 1 << 20 ? 4 : 5; // reach: true yes
  }
}
