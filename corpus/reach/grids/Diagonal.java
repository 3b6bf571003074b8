package grids;

/** An array of arrays with indices from outside. */
public final class Diagonal {
  public static int look(int i, int j) {
    int[][] m = new int[3][3];
    for (int k = 0; k < 3; k++) {
      m[k][k] = 1;
    }
    if (m[i][j] == 1) {
      return i != j ? 1 : 2; // reach: true no, false yes
    }
    return 0;
  }
}
