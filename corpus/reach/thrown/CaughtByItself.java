package thrown;

/** A throw that the same method catches. */
public final class CaughtByItself {
  public static int run(int x) {
    try {
      if (x > 3) {
        throw new IllegalStateException(); // reach: IllegalStateException yes
      }
    } catch (IllegalStateException e) {
      return 1; // reach: yes
    }
    return 0;
  }
}
