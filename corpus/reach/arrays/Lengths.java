package arrays;

/** Lengths are never negative, and negative sizes make no array. */
public final class Lengths {
  public static int look(int[] a) {
    if (a.length < 0) {
      return 1; // reach: no
    }
    return a.length == 5 ? 2 : 3; // reach: true yes
  }

  public static int make(int n) {
    int[] a = new int[n]; // reach: NegativeArraySizeException yes
    if (n < 0) {
      return 1; // reach: no
    }
    return a.length == n ? 2 : 3; // reach: false no
  }
}
