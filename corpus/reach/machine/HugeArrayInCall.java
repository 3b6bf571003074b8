package machine;

/** The array is made in another method. */
public final class HugeArrayInCall {
  public static int run(int n) {
    if (n < 0) {
      return 0;
    }
    try {
      return make(n).length;
    } catch (Error e) {
      return -1; // reach: yes, undecided: when memory runs out is not known
    }
  }
  private static int[] make(int n) {
    return new int[n];
  }
}
