package lines;

import java.util.Scanner;

/** Reads a square of numbers and adds its diagonal. */
// witness: trace("2 1 2 3 4")
// witness: trace("2 1 2 3")
// witness: trace("9")
public final class Matrix {
  public static int trace(String text) {
    Scanner scanner = new Scanner(text);
    int size = scanner.nextInt();
    if (size < 1 || size > 3) {
      return -1; // reach: yes
    }
    int[][] cells = new int[size][size];
    for (int[] row : cells) {
      for (int i = 0; i < size; i++) {
        row[i] = scanner.nextInt(); // reach: NoSuchElementException yes
      }
    }
    int trace = 0;
    for (int i = 0; i < size; i++) {
      trace += cells[i][i]; // reach: ArrayIndexOutOfBoundsException no
    }
    return trace == 5 && size == 2 ? 1 : 0; // reach: true yes
  }
}
