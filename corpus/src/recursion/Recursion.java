package recursion;

/** Methods that call themselves and each other. */
final class Recursion {
  // explore: exhausted
  // returns: 1, 2, 6, 24
  // throws: IllegalArgumentException
  static int factorial(int n) {
    if (n < 0 || n > 4) {
      throw new IllegalArgumentException();
    }
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 5
  static int fibonacci(int n) {
    if (n > 5) {
      return 0;
    }
    return n <= 0 ? 0 : n == 1 ? 1 : fibonacci(n - 1) + fibonacci(n - 2);
  }

  // explore: exhausted
  // returns: "even", "odd", "out of range"
  static String mutual(int n) {
    if (n < 0 || n > 5) {
      return "out of range";
    }
    return even(n) ? "even" : "odd";
  }

  private static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  private static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  // explore: exhausted
  // returns: 1, 2, 3, 5
  static int ackermann(int m, int n) {
    if (m < 0 || m > 1 || n < 0 || n > 2) {
      return 1;
    }
    int a = compute(m, n);
    return a == 4 ? 5 : a == 3 ? 3 : a == 2 ? 2 : 1;
  }

  private static int compute(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    return n == 0 ? compute(m - 1, 1) : compute(m - 1, compute(m, n - 1));
  }

  /** Depth depends on the input, and nothing bounds it. */
  // explore: open
  // returns: any
  // options: runs=60, branch-bound=10
  static int depth(int n) {
    return n <= 0 ? 0 : 1 + depth(n - 1);
  }

  // explore: exhausted
  // returns: 0, 1
  static int power(int base) {
    return power(base, 5) == 243 ? 1 : 0;
  }

  private static int power(int base, int exponent) {
    if (exponent == 0) {
      return 1;
    }
    int half = power(base, exponent / 2);
    return exponent % 2 == 0 ? half * half : half * half * base;
  }

  // explore: exhausted
  // returns: -1, 0, 1, 2, 3
  static int binarySearch(int key) {
    return search(new int[] {2, 3, 5, 7}, key, 0, 3);
  }

  private static int search(int[] a, int key, int low, int high) {
    if (low > high) {
      return -1;
    }
    int middle = (low + high) >>> 1;
    if (a[middle] == key) {
      return middle;
    }
    return a[middle] < key ? search(a, key, middle + 1, high) : search(a, key, low, middle - 1);
  }
}
