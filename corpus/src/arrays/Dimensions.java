package arrays;

/** Arrays of arrays. */
final class Dimensions {
  // explore: any
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int matrix(int[][] m) {
    return m[1][1] == 42 ? 1 : 0;
  }

  /** Two rows of a matrix may be one array. */
  // explore: any
  // returns: "one row", "two rows"
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static String rows(int[][] m) {
    m[0][0] = 1;
    m[1][0] = 2;
    return m[0][0] == 2 ? "one row" : "two rows";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException
  static int writeIntoAGrid(int x, int y) {
    int[][] grid = new int[3][3];
    grid[x][y] = 1;
    return grid[2][0] == 1 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 6
  static int ragged(int unused) {
    int[][] a = {{1}, {2, 3}, {}};
    int sum = 0;
    for (int[] row : a) {
      for (int x : row) {
        sum += x;
      }
    }
    return sum;
  }

  // explore: exhausted
  // returns: 0, 1
  static int cube(int x) {
    int[][][] a = new int[2][2][2];
    a[1][0][1] = x;
    return a[1][0][1] == 9 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int copied(int x) {
    int[] a = {x, 2};
    int[] b = a.clone();
    a[0] = 0;
    return b[0] == 5 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 1
  // throws: ArrayStoreException
  static int storeException(boolean flag) {
    Object[] a = flag ? new String[1] : new Object[1];
    a[0] = 5;
    return a.length;
  }
}
