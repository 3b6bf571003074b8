package dev.quarry.symcretic.subject;

/** Loops that compute on their method's locals only, and one that does not. */
public final class Loops {
  private static int calls;

  private Loops() {}

  public static int sum(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      s += i * i;
    }
    return s;
  }

  public static int collatz(int n) {
    int steps = 0;
    while (n != 1) {
      n = (n & 1) == 0 ? n >>> 1 : 3 * n + 1;
      steps++;
    }
    return steps;
  }

  public static int nested(int n, int m) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i; j < m; j += 2) {
        s = s * 31 + (i ^ j);
      }
    }
    return s;
  }

  public static long power(long base, int exponent) {
    long result = 1;
    while (exponent > 0) {
      result *= base;
      exponent--;
    }
    return result;
  }

  public static double halves(double x, double limit) {
    while (x > limit) {
      x = x / 2;
    }
    return x;
  }

  public static int remainder(int a, int b) {
    int r = a;
    int q = 0;
    do {
      r = r % b;
      q++;
    } while (q < 3);
    return r;
  }

  public static int counting(int n) {
    for (int i = 0; i < n; i++) {
      calls++;
    }
    return calls;
  }
}
