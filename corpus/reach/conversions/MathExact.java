package conversions;

/** Exact arithmetic of the library. */
public final class MathExact {
  public static int look(int a, int b) {
    int sum = Math.addExact(a, b); // reach: ArithmeticException yes
    if (a > 0 && b > 0 && sum < 0) {
      return 1; // reach: no
    }
    return sum == 2_000_000_000 && a > 1_000_000_000 ? 2 : 3; // reach: true yes
  }
}
