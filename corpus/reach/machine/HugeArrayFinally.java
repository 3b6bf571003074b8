package machine;

/** A handler that the compiler wrote. */
public final class HugeArrayFinally {
  private static int busy;
  public static int run(int n) {
    busy = 0;
    if (n < 0) {
      return 0;
    }
    try {
      return fill(n);
    } catch (Error e) {
      return busy == 2 ? 1 : 2; // reach: true yes, undecided: when memory runs out is not known
    }
  }
  private static int fill(int n) {
    busy = 1;
    try {
      return new int[n].length;
    } finally {
      busy = 2;
    }
  }
}
