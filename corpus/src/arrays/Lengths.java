package arrays;

/** How long arrays are, when inputs say so. */
final class Lengths {
  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // paths: 3
  static int lengthOfAnInput(int[] a) {
    return a.length == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "few", "none"
  // throws: NegativeArraySizeException
  static String lengthFromAnInput(int n) {
    if (n > 5) {
      n = 5;
    }
    int[] a = new int[n];
    return a.length == 0 ? "none" : "few";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NegativeArraySizeException
  static int lastOfANewArray(int n) {
    if (n > 10) {
      return 0;
    }
    int[] a = new int[n];
    a[3] = 1;
    return a[3];
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NegativeArraySizeException
  static int twoDimensions(int n, int m) {
    if (n > 3 || m > 3) {
      return 0;
    }
    int[][] a = new int[n][m];
    return a.length == 2 && a[1].length == 3 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int sumOfThree(int[] a) {
    if (a.length != 3) {
      return 0;
    }
    int sum = 0;
    for (int x : a) {
      sum += x;
    }
    return sum == 100 ? 1 : 0;
  }

  // explore: any
  // returns: -1, 0, 1, 2
  // throws: NullPointerException
  static int indexOfSeven(int[] a) {
    if (a.length > 3) {
      return -1;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] == 7) {
        return i;
      }
    }
    return -1;
  }

  // explore: any
  // returns: false, true
  // throws: NullPointerException
  static boolean sorted(int[] a) {
    if (a.length > 4) {
      return false;
    }
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) {
        return false;
      }
    }
    return true;
  }

  // explore: any
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int offByOne(int[] a) {
    if (a.length == 0 || a.length > 3) {
      return 0;
    }
    int sum = 0;
    for (int i = 0; i <= a.length; i++) {
      sum += a[i];
      if (sum == 77) {
        return 1;
      }
    }
    return sum;
  }

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int equalLengths(int[] a, int[] b) {
    if (a == b) {
      return 2;
    }
    return a.length == b.length ? 1 : 0;
  }
}
