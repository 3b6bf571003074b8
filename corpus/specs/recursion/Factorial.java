package recursion;

// check: undecided
// behaviour positive of static recursion.Factorial { formula always (return of -> result > 0) }

/** Inner calls are no events. Monitors look at what leaves a call, so when the stack ends is not known. */
public class Factorial {
  public static int of(int n) {
    if (n > 5) {
      return 720;
    }
    return n <= 1 ? 1 : n * of(n - 1);
  }
}
