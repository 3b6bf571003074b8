package machine;

/** Memory may not suffice for a text. */
public final class Repeated {
  public static int run(int n) {
    if (n < 0) {
      return 0;
    }
    try {
      return "0123456789".repeat(n).length();
    } catch (OutOfMemoryError e) {
      return -1; // reach: yes, undecided: when memory runs out is not known
    }
  }
}
