package demo;

/** A division that throws by itself; one caller is prepared for that, another is not. */
public final class Div {
  private Div() {}

  public static int div(int a, int b) {
    if (b == 0) {
      throw new ArithmeticException("b == 0"); // defect: ArithmeticException
    }
    return a / b;
  }

  public static int divOrZero(int a, int b) {
    try {
      return div(a, b);
    } catch (ArithmeticException e) {
      return 0;
    }
  }

  public static int passedOn(int a, int b) {
    return div(a, b);
  }
}
