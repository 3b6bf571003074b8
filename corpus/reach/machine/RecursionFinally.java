package machine;

/** What a finally does when the stack runs out. */
public final class RecursionFinally {
  private static int depth;
  public static int run(int n) {
    depth = 0;
    try {
      sink(n);
    } catch (StackOverflowError e) {
      return depth == 0 ? 1 : 2; // reach: true yes, undecided: when the stack runs out is not known
    }
    return 0;
  }
  private static void sink(int n) {
    depth++;
    try {
      if (n != 0) {
        sink(n - 1);
      }
    } finally {
      depth--;
    }
  }
}
