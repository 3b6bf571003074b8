package demo.students;

/** Homework 1: the grades of a class, as numbers from 0 to 100. */
public class Grades {
  private final int[] points;
  private int count;

  public Grades(int capacity) {
    points = new int[capacity]; // defect: NegativeArraySizeException
    count = 0;
  }

  public void add(int grade) {
    if (grade < 0 || grade > 100) {
      throw new IllegalArgumentException("grade"); // precondition: IllegalArgumentException
    }
    points[count] = grade; // defect: ArrayIndexOutOfBoundsException
    count++;
  }

  public int size() {
    return count;
  }

  /** Rounded down. */
  public int average() {
    return sum(count) / count; // defect: ArithmeticException
  }

  /** The sum of the first n, the recursive way. */
  private int sum(int n) {
    if (n == 0) {
      return 0;
    }
    return points[n - 1] + sum(n - 1);
  }

  public int best() {
    int best = 0;
    for (int i = 0; i < count; i++) {
      if (points[i] > best) {
        best = points[i];
      }
    }
    return best;
  }

  /** How many grades are in each of so many equal classes. */
  public int[] histogram(int classes) {
    int[] histogram = new int[classes]; // defect: NegativeArraySizeException
    if (classes == 0) {
      return histogram;
    }
    int width = 100 / classes;
    for (int i = 0; i < count; i++) {
      int where = points[i] / width; // defect: ArithmeticException
      histogram[where]++; // defect: ArrayIndexOutOfBoundsException
    }
    return histogram;
  }

  /** The grade in the middle, after sorting a copy. */
  public int median() {
    int[] copy = new int[count];
    for (int i = 0; i < count; i++) {
      copy[i] = points[i];
    }
    sort(copy);
    return copy[copy.length / 2]; // defect: ArrayIndexOutOfBoundsException
  }

  private static void sort(int[] a) {
    for (int i = 0; i < a.length; i++) {
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[i]) {
          int swap = a[i];
          a[i] = a[j];
          a[j] = swap;
        }
      }
    }
  }

  /** Adds a grade that was typed in. */
  public static int read(String typed) {
    String text = typed.trim(); // precondition: NullPointerException
    if (text.isEmpty()) {
      return 0;
    }
    int grade = Integer.parseInt(text); // defect: NumberFormatException
    return Math.min(grade, 100);
  }

  /** The letter of a grade: A is the best. */
  public static char letter(int grade) {
    char[] letters = {'F', 'F', 'F', 'F', 'F', 'E', 'D', 'C', 'B', 'A', 'A'};
    return letters[grade / 10]; // defect: ArrayIndexOutOfBoundsException
  }
}
