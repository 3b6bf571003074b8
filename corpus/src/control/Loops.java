package control;

/** Loops that inputs bound, that nothing bounds, and that constants bound. */
final class Loops {
  // explore: exhausted
  // returns: 0, 1, 3, 6
  // paths: 5
  static int boundedByAnInput(int n) {
    if (n > 3) {
      n = 3;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += i;
    }
    return sum;
  }

  /** As many paths as ints: only a limit ends this. */
  // explore: open
  // returns: any
  // options: branch-bound=5, runs=100
  static int unbounded(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i;
    }
    return sum;
  }

  // explore: exhausted
  // returns: 45
  // paths: 1
  static int boundedByAConstant(int unused) {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += i;
    }
    return sum;
  }

  // explore: exhausted
  // returns: 1, 2, 3
  static int digits(short n) {
    int digits = 1;
    if (n < 0 || n > 999) {
      return 1;
    }
    while (n > 9) {
      n /= 10;
      digits++;
    }
    return digits;
  }

  // explore: exhausted
  // returns: -1, 0, 1, 2, 3, 4
  static int breakAndContinue(int a, int b) {
    for (int i = 0; i < 5; i++) {
      if (i == a) {
        continue;
      }
      if (i == b) {
        return i;
      }
    }
    return -1;
  }

  // explore: exhausted
  // returns: 1, 2, 3, 4
  static int doWhile(int x) {
    x &= 3;
    int n = 0;
    do {
      n++;
      x--;
    } while (x >= 0);
    return n == 0 ? 99 : n;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 4
  static int nestedLoops(int n, int m) {
    int count = 0;
    for (int i = 0; i < n && i < 2; i++) {
      for (int j = 0; j < m && j < 2; j++) {
        count++;
      }
    }
    return count;
  }

  // explore: exhausted
  // returns: 1, 2, 3, 4, 6, 12
  // throws: IllegalArgumentException
  static int greatestCommonDivisorWithTwelve(int x) {
    if (x < 1 || x > 12) {
      throw new IllegalArgumentException();
    }
    int a = 12;
    int b = x;
    while (b != 0) {
      int r = a % b;
      a = b;
      b = r;
    }
    switch (a) {
      case 1:
        return 1;
      case 2:
        return 2;
      case 3:
        return 3;
      case 4:
        return 4;
      case 6:
        return 6;
      default:
        return a == 12 ? 12 : -1;
    }
  }

  /** Steps of 3n+1 until 1; every start below 4 arrives within seven. */
  // explore: exhausted
  // returns: 0, 1, 7
  static int collatz(int n) {
    if (n < 1 || n > 3) {
      return 0;
    }
    int steps = 0;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    return steps;
  }
}
