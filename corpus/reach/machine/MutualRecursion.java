package machine;

/** Two methods that call each other. */
public final class MutualRecursion {
  public static boolean run(int n) {
    try {
      return isEven(n);
    } catch (Error e) {
      return false; // reach: yes, undecided: when the stack runs out is not known
    }
  }
  private static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }
  private static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }
}
