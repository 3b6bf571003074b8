package control;

/** Leaving loops and blocks on unusual ways. */
final class Jumps {
  // explore: exhausted
  // returns: 1, 2, 3
  static int continueOuter(int x) {
    int count = 0;
    outer:
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 2; j++) {
        if (i + j == x) {
          continue outer;
        }
      }
      count++;
    }
    return count;
  }

  // explore: exhausted
  // returns: -1, 11, 12, 21, 22
  static int breakOuter(int x) {
    int found = -1;
    search:
    for (int i = 1; i <= 2; i++) {
      for (int j = 1; j <= 2; j++) {
        if (10 * i + j == x) {
          found = x == 11 ? 11 : x == 12 ? 12 : x == 21 ? 21 : 22;
          break search;
        }
      }
    }
    return found;
  }

  // explore: exhausted
  // returns: 1, 2, 3
  static int returnFromTry(int x) {
    for (int i = 0; i < 3; i++) {
      try {
        if (x == i) {
          continue;
        }
        if (x == 10) {
          return 3;
        }
      } finally {
        x++;
      }
      if (x > 50) {
        return 2;
      }
    }
    return 1;
  }

  // explore: exhausted
  // returns: "one", "three", "two"
  static String breakInSwitchInLoop(int x) {
    String s = "one";
    for (int i = 0; i < 3; i++) {
      switch (x - i) {
        case 100:
          s = "two";
          break;
        case 200:
          return "three";
        default:
          continue;
      }
      break;
    }
    return s;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3
  static int twoCounters(int n) {
    int i = 0;
    int j = 3;
    while (i < j && i < n) {
      i++;
      if (n == 2) {
        j--;
      }
    }
    return i;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 6765
  static int loopWithoutInputs(int x) {
    int a = 0;
    int b = 1;
    for (int i = 0; i < 20; i++) {
      int t = a + b;
      a = b;
      b = t;
    }
    return x == a ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 4
  static int bitsByShifting(int x) {
    x &= 15;
    int n = 0;
    while (x != 0) {
      n += x & 1;
      x >>>= 1;
    }
    return n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : 4;
  }
}
