package machine;

/** Memory may not suffice for an array of arrays. */
public final class HugeGrid {
  public static int run(int n, int m) {
    if (n < 0 || m < 0) {
      return 0;
    }
    try {
      return new long[n][m].length;
    } catch (VirtualMachineError e) {
      return -1; // reach: yes, undecided: when memory runs out is not known
    }
  }
}
