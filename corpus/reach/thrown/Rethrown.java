package thrown;

/** Thrown on one line, thrown again on another. */
public final class Rethrown {
  public static int run(int[] a) {
    try {
      return a[3]; // reach: ArrayIndexOutOfBoundsException yes
    } catch (ArrayIndexOutOfBoundsException e) {
      throw e; // reach: ArrayIndexOutOfBoundsException yes
    }
  }
}
