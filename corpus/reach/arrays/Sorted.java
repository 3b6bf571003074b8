package arrays;

/** After a network of exchanges three elements are in order. */
public final class Sorted {
  public static int sort(int x, int y, int z) {
    int[] a = {x, y, z};
    exchange(a, 0, 1);
    exchange(a, 1, 2);
    exchange(a, 0, 1);
    if (a[0] > a[1] || a[1] > a[2]) {
      return 1; // reach: no
    }
    if (a[1] == 5 && x == 9 && y == 1) {
      return 2; // reach: yes
    }
    return 0;
  }

  private static void exchange(int[] a, int i, int j) {
    if (a[i] > a[j]) {
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }
}
