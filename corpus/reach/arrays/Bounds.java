package arrays;

/** The check is off by one, or it is not. */
public final class Bounds {
  public static int loose(int[] a, int i) {
    if (i < 0 || i > a.length) {
      return -1;
    }
    return a[i]; // reach: ArrayIndexOutOfBoundsException yes
  }

  public static int strict(int[] a, int i) {
    if (i < 0 || i >= a.length) {
      return -1;
    }
    return a[i]; // reach: ArrayIndexOutOfBoundsException no
  }
}
