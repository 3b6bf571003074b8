package exceptions;

/** A handler is entered only by what can be thrown. */
public final class Caught {
  public static int divide(int a, int b) {
    try {
      return a / b; // reach: ArithmeticException yes
    } catch (ArithmeticException e) {
      return b == 0 ? 1 : 2; // reach: true yes, false no
    }
  }
}
