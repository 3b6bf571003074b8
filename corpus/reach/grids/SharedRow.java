package grids;

/** Two rows that are the same array. */
public final class SharedRow {
  public static int look(int x) {
    int[] row = {0, 0};
    int[][] m = {row, row, new int[2]};
    m[0][1] = x;
    if (m[1][1] != x) {
      return 1; // reach: no
    }
    if (m[2][1] != 0) {
      return 2; // reach: no
    }
    return m[1][1] == 6 ? 3 : 4; // reach: true yes
  }
}
