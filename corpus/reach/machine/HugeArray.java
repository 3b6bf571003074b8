package machine;

/** Memory may not suffice for an array. */
public final class HugeArray {
  public static int run(int n) {
    if (n < 0) {
      return 0;
    }
    try {
      return new long[n].length; // reach: yes
    } catch (OutOfMemoryError e) {
      return -1; // reach: yes, undecided: when memory runs out is not known
    }
  }
}
