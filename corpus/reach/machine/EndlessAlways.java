package machine;

/** Recursion that never ends. */
public final class EndlessAlways {
  public static int run(int n) {
    try {
      return forever(n);
    } catch (Throwable e) {
      return -1; // reach: yes, undecided: when the stack runs out is not known
    }
  }
  private static int forever(int n) {
    return forever(n + 1) + 1;
  }
}
