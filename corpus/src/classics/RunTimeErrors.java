package classics;

/** After the examples of the Artemis thesis: run-time errors from parameters alone. */
final class RunTimeErrors {
  // explore: exhausted
  // returns: any
  // throws: ArithmeticException
  // paths: 2
  static int zeroDivisor(int x, int y) {
    return x / y;
  }

  // explore: exhausted
  // returns: any
  // throws: ArithmeticException
  // paths: 2
  static int zeroModulus(int x, int y) {
    return x % y;
  }

  // explore: exhausted
  // returns: any
  // throws: ArithmeticException
  // paths: 5
  static int zeroDivisorBehindAnInequality(int x, int y, int z) {
    if (3 * x + 5 * y < 100 && y > 3 && y < 20) {
      return x / (y + z);
    }
    return z;
  }

  // explore: exhausted
  // returns: any
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  // paths: 3
  static int arrayAccess(int[] a, int i) {
    return a[i];
  }

  // explore: any
  // returns: any
  // throws: NegativeArraySizeException
  // options: runs=20
  static int[] arrayCreation(int n) {
    return new int[n];
  }

  /** Prints the prime factors. */
  // explore: any
  // returns: void
  // throws: IllegalArgumentException
  // options: branch-bound=3, runs=60
  static void primes(int n) {
    if (n < 2) {
      throw new IllegalArgumentException("n < 2");
    }
    for (int i = 2; i * i <= n; i++) {
      while (n % i == 0) {
        System.out.print(i + " ");
        n = n / i;
      }
    }
    if (n > 1) {
      System.out.println(n);
    } else {
      System.out.println();
    }
  }

  // explore: exhausted
  // returns: any
  // throws: ArithmeticException
  // paths: 2
  static int div(int a, int b) {
    if (b == 0) {
      throw new ArithmeticException();
    }
    return a / b;
  }

  // explore: exhausted
  // returns: any
  // paths: 2
  static int divCaught(int a, int b) {
    try {
      return div(a, b);
    } catch (ArithmeticException e) {
      return 0;
    }
  }

  // explore: exhausted
  // returns: any
  // throws: ArithmeticException
  // paths: 2
  static int divPassedOn(int a, int b) {
    return div(a, b);
  }
}
