package arrays;

/** What is written at one index is read at another, if they are the same. */
public final class SymbolicIndex {
  public static int look(int i, int j, int v) {
    int[] a = new int[8];
    a[i] = v;
    if (a[j] == 77) {
      if (i != j) {
        return 1; // reach: no
      }
      return 2; // reach: yes
    }
    return 0;
  }
}
