package grids;

/** The second dimension left open. */
public final class NewWithoutRows {
  public static int look(int n) {
    int[][] m = new int[2][];
    m[0] = new int[n];
    if (m[1] != null) {
      return 1; // reach: no
    }
    return m[0].length > 1 ? 2 : m[1].length; // reach: true yes, NullPointerException yes
  }
}
