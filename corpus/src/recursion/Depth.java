package recursion;

import java.util.function.IntUnaryOperator;

/** Calls that are followed to a certain depth only. */
final class Depth {
  private Depth() {}

  /** The second call of a chain is not followed. */
  // explore: open
  // returns: 0, 1
  // paths: 2
  // endings: callTooDeep
  // options: call-depth=1
  static int chain(int x) {
    return x > 10 ? first(x) : 0;
  }

  /** Followed as deep as it goes, the chain has all its paths. */
  // explore: exhausted
  // returns: 0, 1
  // paths: 4
  // options: call-depth=2
  static int wholeChain(int x) {
    return x > 10 ? first(x) : 0;
  }

  /** No call at all is followed. */
  // explore: open
  // returns: 0
  // paths: 1
  // endings: callTooDeep
  // options: call-depth=0
  // witness: 0
  static int alone(int x) {
    return x > 10 ? zero() : 0;
  }

  private static int zero() {
    return 0;
  }

  private static int first(int x) {
    return x > 20 ? second(x) : 1;
  }

  private static int second(int x) {
    return x > 30 ? 1 : 0;
  }

  /** A recursion is cut after some rounds, and what returns before is found. */
  // explore: open
  // returns: 0
  // paths: 5
  // endings: callTooDeep
  // options: call-depth=3
  // witness: 0
  static int down(int n) {
    return n <= 0 || n > 100 ? 0 : down(n - 1);
  }

  /** Calls that end with an exception, here or deeper, leave nothing behind. */
  // explore: exhausted
  // returns: 0, 5
  // options: call-depth=2
  // witness: 1
  static int caught(int x) {
    int count = 0;
    for (int i = 0; i < 5; i++) {
      try {
        fail(x);
      } catch (IllegalStateException e) {
        count++;
      }
    }
    return count;
  }

  private static void fail(int x) {
    check(x > 0);
  }

  private static void check(boolean wrong) {
    if (wrong) {
      throw new IllegalStateException();
    }
  }

  /** One call after the other is not one in the other. */
  // explore: exhausted
  // returns: -1, 0, 1
  // options: call-depth=1
  static int inARow(int x) {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += sign(x);
    }
    return sum / 10;
  }

  private static int sign(int x) {
    return x > 0 ? 1 : x < 0 ? -1 : 0;
  }

  /** A lambda is one call, not two. */
  // explore: exhausted
  // returns: 0, 1
  // options: call-depth=1
  static int lambda(int x) {
    IntUnaryOperator positive = y -> y > 0 ? 1 : 0;
    return positive.applyAsInt(x);
  }

  /** A static initialiser calls as deep as it needs. */
  // explore: exhausted
  // returns: 3, 4
  // options: call-depth=1
  static int initialised(int x) {
    return Table.get(x > 0);
  }

  private static final class Table {
    private static int[] values = make();

    private static int[] make() {
      return fill(new int[2]);
    }

    private static int[] fill(int[] array) {
      array[0] = three();
      array[1] = 4;
      return array;
    }

    private static int three() {
      return 3;
    }

    static int get(boolean second) {
      return values[second ? 1 : 0];
    }
  }
}
