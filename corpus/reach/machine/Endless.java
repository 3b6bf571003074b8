package machine;

/** Recursion without end. */
public final class Endless {
  public static int run(int n) {
    try {
      return down(n);
    } catch (StackOverflowError e) {
      return -1; // reach: yes, undecided: when the stack runs out is not known
    }
  }
  private static int down(int n) {
    return n == 0 ? 0 : 1 + down(n - 1);
  }
}
