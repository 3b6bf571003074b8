package loops;

/** Behind a loop that never ends. */
public final class Endless {
  public static int look(int x) {
    if (x == 3) {
      while (true) {
        if (x != 3) {
          break;
        }
      }
      return 1; // reach: no
    }
    return 0; // reach: yes
  }
}
