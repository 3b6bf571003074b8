package calls;

/** A result that comes back in an array. */
public final class OutParameter {
  private static boolean split(int x, int[] parts) {
    if (x < 0) {
      return false;
    }
    parts[0] = x / 60;
    parts[1] = x % 60;
    return true;
  }

  public static int run(int x) {
    int[] parts = new int[2];
    if (split(x, parts)) {
      if (parts[1] >= 60) {
        return 1; // reach: no
      }
      return parts[0] == 23 && parts[1] == 59 ? 2 : 3; // reach: true yes
    }
    return parts[0] != 0 ? 4 : 5; // reach: true no
  }
}
