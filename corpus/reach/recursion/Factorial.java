package recursion;

/** Recursion with a bound. */
public final class Factorial {
  private static int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  public static int run(int n) {
    if (n < 0 || n > 5) {
      return 0;
    }
    int f = factorial(n);
    if (f == 24) {
      return n == 4 ? 1 : 2; // reach: true yes, false no
    }
    return f == 25 ? 3 : 4; // reach: true no
  }
}
