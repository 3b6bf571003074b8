package machine;

/** A handler of everything. */
public final class HugeArrayThrowable {
  public static int run(int n) {
    if (n < 0) {
      return 0;
    }
    try {
      return new byte[n].length; // reach: yes
    } catch (Throwable e) {
      return -1; // reach: yes, undecided: when memory runs out is not known
    }
  }
}
