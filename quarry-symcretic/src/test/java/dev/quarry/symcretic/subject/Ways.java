package dev.quarry.symcretic.subject;

import java.util.Arrays;

/** Methods that call {@link #here} somewhere; or not. */
public final class Ways {
  private static boolean passed;

  private int state;

  private Ways() {}

  /** The target. */
  public static void here() {
    passed = true;
  }

  /** Whether {@link #here} was called since somebody asked last. */
  public static boolean passed() {
    boolean was = passed;
    passed = false;
    return was;
  }

  public static void linear(int x, int y) {
    int z = 2 * x + y;
    if (z == 17 && x > y) {
      here();
    }
  }

  /** Seed thesis, Figure 4.6: only the smallest number has this opposite. */
  public static void narrow(int x) {
    int y = x >= 0 ? x : -x;
    if (y < 0) {
      here();
    }
  }

  /** Seed thesis, Figure 4.4: 2^n paths lead to a condition that never holds. */
  public static void unreach(int a, int b, int c, int d, int x) {
    int n = 0;
    n += a > 0 ? 1 : 2;
    n += b > 0 ? 1 : 2;
    n += c > 0 ? 1 : 2;
    n += d > 0 ? 1 : 2;
    if (n > 100 || x > 5) {
      if (x < 5 && x > 6) {
        here();
      }
    }
  }

  /** Chance gives another number each time. */
  public static void chance() {
    int first = (int) (6 * Math.random());
    int second = (int) (6 * Math.random());
    if (first != second) {
      here();
    }
  }

  /** Nothing before the condition matters to it. */
  public static void slicing(int a, int b, int c, int d, int x) {
    int n = 0;
    if (a > 0) {
      n++;
    }
    if (b > 0) {
      n++;
    }
    if (c > 0) {
      n++;
    }
    if (d > n) {
      n++;
    }
    if (x == 42) {
      here();
    }
  }

  public static void loop(int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
      s += i;
    }
    if (s == 4950) {
      here();
    }
  }

  public static void deep(int x) {
    if (first(x) == 8) {
      here();
    }
  }

  private static int first(int x) {
    return second(x + 1) - 1;
  }

  private static int second(int x) {
    return x * 3;
  }

  public static void opaque(double x) {
    if (Math.sin(x) > 0.9 && x > 100) {
      here();
    }
  }

  public static void aliases(int x) {
    Ways one = new Ways();
    Ways other = new Ways();
    one.state = x;
    other.state = 5;
    if (one.state == 5 && one != other && x != 5) {
      here();
    }
  }

  public static void thrown(int x) {
    try {
      if (10 / (x - 3) > 100) {
        return;
      }
    } catch (ArithmeticException e) {
      here();
    }
  }

  /**
   * A loop that does more than compute, and has to be gone through more often than anybody does.
   */
  public static void longLoop(int n) {
    int y = 0;
    while (y < n) {
      y++;
      helper(y);
    }
    if (y == 1_000) {
      here();
    }
  }

  private static void helper(int y) {
    passed = passed && y > 0;
  }

  /** Small boxes are shared. */
  public static void boxes(int x) {
    Object one = x;
    Object other = x;
    if (one == other) {
      here();
    }
  }

  /** Of two methods that call each other, both write what one of them writes. */
  public static void mutual(int x) {
    Ways ways = new Ways();
    if (x > 0) {
      ping(ways, 2);
    }
    if (x > 5) {
      pong(ways, 0);
    }
    if (ways.state == 7) {
      here();
    }
  }

  private static void ping(Ways ways, int n) {
    if (n > 0) {
      pong(ways, n - 1);
    }
  }

  private static void pong(Ways ways, int n) {
    if (n > 0) {
      ping(ways, n - 1);
      ways.state = 7;
    }
  }

  /** Short-circuit conditions kept in variables, and small methods: many ways, one condition. */
  public static void folded(int a, int b, int c, int d) {
    boolean first = a > 3 && b > 3 || c == 7;
    boolean second = isBetween(c, 5, 9) && (d < 0 || a < b);
    boolean third = isBetween(limit(d), 1, 2) || first;
    if (first && second && third && limit(a) != limit(b)) {
      here();
    }
  }

  private static boolean isBetween(int value, int low, int high) {
    return low <= value && value <= high;
  }

  private static int limit(int value) {
    switch (value) {
      case 1:
        return 10;
      case 2:
        return 20;
      default:
        return value < 0 ? -1 : 30;
    }
  }

  /** The ways agree that the result is not zero; no single way does. */
  public static void foldedAway(int a, int b) {
    int sign = a > b ? 1 : a < b ? -1 : 2;
    int size = sign < 0 ? -sign : sign;
    if (size == 0) {
      here();
    }
  }

  /** A method that leaves by an exception on one way does not return that way's value. */
  public static void foldedThrow(int x) {
    if (checked(x) < 0) {
      here();
    }
  }

  private static int checked(int x) {
    if (x < 0) {
      throw new IllegalArgumentException();
    }
    return 10 / (x + 1);
  }

  /** What a method writes besides its frame is not forgotten. */
  public static void unfolded(int x) {
    Ways ways = new Ways();
    int before = ways.next(x);
    if (before == 0 && ways.state == 5) {
      here();
    }
  }

  private int next(int x) {
    int old = state;
    state = x > 0 ? x : 1;
    return old;
  }

  /** Elements that were copied and filled. */
  public static void copied(int x, int at) {
    int[] all = {x, x + 1, 3, 4};
    int[] other = all.clone();
    Arrays.fill(other, 2, 4, 9);
    System.arraycopy(other, 0, all, at, 2);
    if (all[2] == 40 && all[1] == 39 && other[3] == 9) {
      here();
    }
  }

  /** A copy has what was there before anything was written. */
  public static void copiedWithin(int x) {
    int[] all = {x, 2, 3};
    System.arraycopy(all, 0, all, 1, 2);
    if (all[2] != 2) {
      here();
    }
  }
}
