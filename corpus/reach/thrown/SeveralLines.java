package thrown;

/** A statement over several lines. */
public final class SeveralLines {
  private static String text(int x) {
    return "no " + x;
  }
  public static int run(int x) {
    if (x == 5) {
      throw // reach: IllegalStateException yes
          new IllegalStateException(
              text(x)); // reach: IllegalStateException yes
    }
    return 0;
  }
}
