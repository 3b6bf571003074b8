package demo.students;

/** Homework 2: matrices as arrays of rows. */
public final class Matrices {
  private Matrices() {}

  /** A square matrix with ones on the diagonal. */
  public static int[][] identity(int n) {
    int[][] result = new int[n][n]; // defect: NegativeArraySizeException
    for (int i = 0; i < n; i++) {
      result[i][i] = 1;
    }
    return result;
  }

  /** The sum of the diagonal of a matrix that is given row by row. */
  public static int trace(int[] cells, int width) {
    if (cells == null) {
      return 0;
    }
    int height = cells.length / width; // defect: ArithmeticException
    int sum = 0;
    for (int i = 0; i < height; i++) {
      sum += cells[i * width + i]; // defect: ArrayIndexOutOfBoundsException
    }
    return sum;
  }

  /** One cell of a product of two square matrices, given row by row. */
  public static int product(int[] a, int[] b, int row, int column) {
    if (a == null || b == null || a.length != b.length) {
      throw new IllegalArgumentException("sizes"); // precondition: IllegalArgumentException
    }
    int n = root(a.length);
    int sum = 0;
    for (int k = 0; k < n; k++) {
      sum += cell(a, n, row, k) * cell(b, n, k, column);
    }
    return sum;
  }

  private static int cell(int[] cells, int n, int row, int column) {
    return cells[row * n + column]; // defect: ArrayIndexOutOfBoundsException
  }

  /** The largest number whose square fits. */
  private static int root(int square) {
    int n = 0;
    while ((n + 1) * (n + 1) <= square) {
      n++;
    }
    return n;
  }

  /** The determinant of a matrix of at most two rows. */
  public static int determinant(int[] cells) {
    if (cells == null || cells.length == 0) {
      return 1;
    }
    if (cells.length < 4) {
      return cells[0];
    }
    return cells[0] * cells[3] - cells[1] * cells[2];
  }

  /** Whether every row has as many cells as there are rows. */
  public static boolean isSquare(int rows, int columns, int cells) {
    return rows == columns && cells / columns == rows; // defect: ArithmeticException
  }

  /** Every cell, turned by a quarter. */
  public static int[] turned(int[] cells, int width, int height) {
    if (cells == null || width < 0) {
      return new int[0];
    }
    int[] result = new int[width * height]; // defect: NegativeArraySizeException
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int to = x * height + (height - 1 - y);
        result[to] = cells[y * width + x]; // defect: ArrayIndexOutOfBoundsException
      }
    }
    return result;
  }

  /** The largest cell of the rows from the given one on, recursively. */
  public static int largest(int[] cells, int from) {
    if (from == cells.length - 1) { // precondition: NullPointerException
      return cells[from]; // defect: ArrayIndexOutOfBoundsException
    }
    if (from >= cells.length) {
      return 0;
    }
    int first = cells[from]; // defect: ArrayIndexOutOfBoundsException
    return Math.max(first, largest(cells, from + 1));
  }
}
