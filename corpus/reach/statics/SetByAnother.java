package statics;

/** Only the entry that sets the mode before it looks sees it set. */
public final class SetByAnother {
  private static int mode;

  public static void configure(int x) {
    if (x > 5) {
      mode = x;
    }
    look(x);
  }

  public static int look(int y) {
    if (mode == 17) {
      return 1; // reach: yes
    }
    if (mode == 4) {
      return 2; // reach: no
    }
    return y;
  }
}
