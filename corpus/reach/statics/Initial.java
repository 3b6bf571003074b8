package statics;

/** One call starts with static fields as the class initialiser leaves them. */
public final class Initial {
  private static int mode = 3;
  private static int calls;

  public static int look(int x) {
    calls++;
    if (mode != 3) {
      return 1; // reach: no
    }
    if (calls != 1) {
      return 2; // reach: no
    }
    mode += x;
    return mode == 0 ? 3 : 4; // reach: true yes, false yes
  }
}
