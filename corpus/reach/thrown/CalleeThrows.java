package thrown;

/** An exception comes out of a call. */
public final class CalleeThrows {
  private static void check(int x) {
    if (x < 0) {
      throw new IllegalArgumentException(); // reach: IllegalArgumentException yes
    }
  }
  public static int run(int x) {
    check(x); // reach: IllegalArgumentException yes
    if (x < 0) {
      check(x); // reach: IllegalArgumentException no
    }
    return 0;
  }
}
