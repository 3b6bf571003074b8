package arithmetic;

/** Guarded and not guarded. */
public final class DivisionByZero {
  public static int look(int a, int b) {
    int c = b * b + 1;
    int d = a / c; // reach: ArithmeticException no
    return d / (b - 3); // reach: ArithmeticException yes
  }
}
