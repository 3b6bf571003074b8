package exceptions;

/** An exception in a handler goes to the outer one. */
public final class NestedTry {
  public static int run(int x, int y) {
    try {
      try {
        return 100 / x;
      } catch (ArithmeticException e) {
        return 100 / y; // reach: ArithmeticException yes
      }
    } catch (ArithmeticException e) {
      return x != 0 || y != 0 ? 1 : 2; // reach: true no, false yes
    }
  }
}
