package machine;

/** A handler of something else. */
public final class OtherHandler {
  public static int run(int n) {
    if (n < 0 || n > 50) {
      return 0;
    }
    try {
      return new int[n].length;
    } catch (RuntimeException e) {
      return -1; // reach: no
    }
  }
}
