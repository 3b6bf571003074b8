package arrays;

/** Reads and writes at places that inputs choose. */
final class Indices {
  // explore: exhausted
  // returns: any
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  // paths: 3
  static int get(int[] a, int i) {
    return a[i];
  }

  /** A write through one index may be seen through the other. */
  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  // paths: 5
  static int twoWrites(int[] a, int i, int j) {
    a[i] = 0;
    a[j] = 1;
    if (a[i] == 0) {
      return 0;
    }
    return 1;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException
  // paths: 3
  static int lookupTable(int i) {
    int[] table = {3, 1, 4, 1, 5, 9, 2, 6};
    return table[i] == 9 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: ArrayIndexOutOfBoundsException
  static int tableOfTables(int i, int j) {
    int[][] table = {{1, 2, 3}, {4, 5, 6}};
    int sum = table[i & 1][j];
    if (sum == 6) {
      return 1;
    }
    return sum == 1 ? 2 : 0;
  }

  // explore: exhausted
  // returns: "below", "in", "above"
  static String checkedByHand(int i) {
    long[] a = new long[10];
    if (i < 0) {
      return "below";
    }
    if (i >= a.length) {
      return "above";
    }
    a[i] = 1L;
    return "in";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException
  // paths: 3
  static int writeThenReadElsewhere(int i) {
    int[] a = new int[4];
    a[i] = 7;
    return a[2] == 7 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException
  static int indexFromAnElement(int i) {
    int[] next = {2, 3, 1, 0};
    int place = next[next[i]];
    return place == 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int swapped(int i, int j) {
    int[] a = {10, 20, 30};
    if (i < 0 || i > 2 || j < 0 || j > 2) {
      return 0;
    }
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
    return a[0] == 30 && a[2] == 10 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException
  static int compoundAssignment(int i, int by) {
    int[] a = {1, 2, 3};
    a[i] += by;
    a[1]++;
    return a[1] == 103 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int twoArraysOrOne(int[] a, int[] b) {
    a[0] = 1;
    b[0] = 2;
    return a[0] == 1 ? 0 : 1;
  }
}
