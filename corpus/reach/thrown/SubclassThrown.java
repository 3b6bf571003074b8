package thrown;

/** A subclass of what is asked for. */
public final class SubclassThrown {
  public static int run(int x) {
    RuntimeException e = x > 0 ? new IllegalArgumentException() : new IllegalStateException();
    if (x == 6) {
      throw e; // reach: IllegalArgumentException yes, IllegalStateException no
    }
    return 0;
  }
}
