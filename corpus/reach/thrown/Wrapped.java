package thrown;

/** Thrown again as another exception. */
public final class Wrapped {
  public static int run(int x) {
    try {
      return 10 / x; // reach: ArithmeticException yes
    } catch (ArithmeticException e) {
      throw new IllegalStateException(e); // reach: IllegalStateException yes, ArithmeticException no
    }
  }
}
