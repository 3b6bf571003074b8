package thrown;

/** Thrown by a finally block. */
public final class FromFinally {
  public static int run(int x, int[] a) {
    try {
      x = a.length;
    } finally {
      if (x == 3) {
        throw new IllegalStateException(); // reach: IllegalStateException yes
      }
    }
    return 0;
  }
}
