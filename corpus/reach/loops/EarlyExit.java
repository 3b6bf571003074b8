package loops;

/** A search in an array. */
public final class EarlyExit {
  private static int find(int[] a, int x) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] == x) {
        return i;
      }
    }
    return -1;
  }

  public static int look(int x) {
    int[] a = {4, 8, 15, 16};
    int at = find(a, x);
    if (at == 2) {
      return x == 15 ? 1 : 2; // reach: true yes, false no
    }
    return at == -1 && x == 16 ? 3 : 4; // reach: true no
  }
}
