package thrown;

/** An exception that is made once and thrown often. */
public final class MadeEarlier {
  private static final RuntimeException STOP = new IllegalStateException("stop");
  public static int run(int x) {
    if (x == 9) {
      throw STOP; // reach: IllegalStateException yes
    }
    return 0;
  }
}
