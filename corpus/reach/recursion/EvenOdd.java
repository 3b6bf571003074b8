package recursion;

/** Two methods that call each other. */
public final class EvenOdd {
  private static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  private static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  public static int run(int n) {
    if (n < 0 || n > 6) {
      return 0;
    }
    if (isEven(n) && n == 5) {
      return 1; // reach: no
    }
    return isOdd(n) && n > 4 ? 2 : 3; // reach: true yes
  }
}
