package arrays;

/** A clone has the same elements and lives on its own. */
public final class CloneOfArray {
  public static int look(int x) {
    int[] a = {x, 2};
    int[] b = a.clone();
    a[0] = 9;
    if (b[0] != x) {
      return 1; // reach: no
    }
    return a == b ? 2 : b[0] == 50 ? 3 : 4; // reach: yes
  }
}
