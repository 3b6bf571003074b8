package exceptions;

/** What a method does after a call that always throws. */
public final class AfterThrow {
  private static int fail(int x) {
    throw new IllegalStateException("always " + x);
  }

  public static int run(int x) {
    if (x > 10) {
      fail(x); // reach: IllegalStateException yes
      return 1; // reach: no
    }
    return 0;
  }
}
