package arrays;

/** The second write wins where the indices are the same. */
public final class TwoWrites {
  public static int look(int i, int j) {
    int[] a = new int[4];
    a[i] = 1;
    a[j] = 2;
    int sum = a[0] + a[1] + a[2] + a[3];
    if (sum == 2) {
      return i == j ? 1 : 2; // reach: true yes, false no
    }
    if (sum != 3) {
      return 3; // reach: no
    }
    return 0;
  }
}
