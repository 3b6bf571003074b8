package control;

/** Jumps within jumps. */
final class Conditions {
  // explore: exhausted
  // returns: 0, 1, 2, 3, 4
  // paths: 5
  // covers: branches
  static int nested(int x, int y) {
    if (x > 0) {
      if (y > 0) {
        return x == y ? 1 : 2;
      }
      return 3;
    } else if (y == x) {
      return 4;
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 7
  static int shortCircuit(boolean a, boolean b, boolean c, boolean d) {
    return (a || b) && (c || d) ? 1 : 0;
  }

  /** The second question has one answer once the first is answered. */
  // explore: exhausted
  // returns: 1, 2
  // paths: 2
  static int repeated(int x) {
    int r = 0;
    if (x > 10) {
      r += 1;
    }
    if (x <= 10) {
      r += 2;
    }
    return r;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 4, 5, 6, 7
  // paths: 8
  static int independent(int x, int y, int z) {
    int r = 0;
    if (x == 17) {
      r |= 1;
    }
    if (y < -4) {
      r |= 2;
    }
    if (z > 1 << 20) {
      r |= 4;
    }
    return r;
  }

  // explore: exhausted
  // returns: "deep", "shallow"
  // paths: 7
  // witness: 1, 2, 3, 4, 5, 6
  static String chain(int a, int b, int c, int d, int e, int f) {
    if (a == 1 && b == a + 1 && c == b + 1 && d == c + 1 && e == d + 1 && f == e + 1) {
      return "deep";
    }
    return "shallow";
  }

  // explore: exhausted
  // returns: 1, 2
  // throws: IllegalStateException
  static int unreachable(int x) {
    int y = x > 0 ? 1 : 2;
    if (x == 5) {
      throw new IllegalStateException();
    }
    if (y == 0) {
      throw new ArithmeticException();
    }
    return y;
  }

  // explore: exhausted
  // returns: "fizz", "buzz", "fizzbuzz", "number"
  // paths: 4
  static String fizzBuzz(short n) {
    boolean fizz = n % 3 == 0;
    boolean buzz = n % 5 == 0;
    if (fizz) {
      return buzz ? "fizzbuzz" : "fizz";
    }
    return buzz ? "buzz" : "number";
  }

  // explore: exhausted
  // returns: 28, 29, 30, 31
  // throws: IllegalArgumentException
  static int daysOfMonth(int year, int month) {
    if (month < 1 || month > 12) {
      throw new IllegalArgumentException("month");
    }
    if (year < 1582 || year > 3000) {
      throw new IllegalArgumentException("year");
    }
    if (month == 2) {
      boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
      return leap ? 29 : 28;
    }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int labelled(int x, int y) {
    outer:
    {
      if (x == 3) {
        if (y == 4) {
          break outer;
        }
        return 1;
      }
      return 2;
    }
    return 0;
  }
}
