package exceptions;

/** One handler for two classes. */
public final class MultiCatch {
  public static int run(String s, int d) {
    try {
      return s.length() / d;
    } catch (NullPointerException | ArithmeticException e) {
      if (s != null && d != 0) {
        return 1; // reach: no
      }
      return s == null ? 2 : 3; // reach: true yes, false yes
    }
  }
}
