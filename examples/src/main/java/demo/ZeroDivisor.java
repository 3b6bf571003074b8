package demo;

/** Divisions by something that nobody looked at. */
public final class ZeroDivisor {
  private ZeroDivisor() {}

  public static int div(int x, int y) {
    return x / y; // defect: ArithmeticException
  }

  public static int mod(int x, int y) {
    return x % y; // defect: ArithmeticException
  }

  /** The divisor is a sum, and the way to it has conditions. */
  public static int test(int x, int y, int z) {
    if (3 * x + 5 * y < 100 && y > 3 && y < 20) {
      return x / (y + z); // defect: ArithmeticException
    }
    return z;
  }
}
