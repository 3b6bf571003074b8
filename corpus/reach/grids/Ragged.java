package grids;

/** A triangle of rows. */
public final class Ragged {
  public static int look(int row, int column) {
    int[][] t = {{1}, {1, 1}, {1, 2, 1}, {1, 3, 3, 1}};
    if (row < 0 || row > 3 || column < 0 || column > row) {
      return 0;
    }
    if (t[row][column] == 3) {
      return 1; // reach: yes
    }
    if (t[row][column] == 2 && row != 2) {
      return 2; // reach: no
    }
    return 3;
  }
}
