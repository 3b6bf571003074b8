package finallys;

/** A flag that is put back in the end. */
public final class Unlock {
  private static boolean locked;

  private static int work(int x) {
    locked = true;
    try {
      if (!locked) {
        return 9; // reach: no
      }
      return 12 / x;
    } finally {
      locked = false;
    }
  }

  public static int run(int x) {
    int y;
    try {
      y = work(x);
    } catch (ArithmeticException e) {
      return locked ? 1 : 2; // reach: true no, false yes
    }
    return locked ? 3 : y; // reach: true no
  }
}
