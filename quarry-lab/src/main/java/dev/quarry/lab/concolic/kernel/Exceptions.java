package dev.quarry.lab.concolic.kernel;

/** Exceptions thrown and caught two calls further out. */
final class Exceptions {
  private static final int SMALL = 40;

  private Exceptions() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  private static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    final int code;

    Refusal(int code) {
      super("refused");
      this.code = code;
    }
  }

  static int work(int n, int a, int b) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      try {
        sum += outer(i, a) - b;
      } catch (Refusal e) {
        sum += e.code;
      }
    }
    return sum;
  }

  private static int outer(int i, int a) {
    return inner(i, a + i) + 1;
  }

  private static int inner(int i, int value) {
    if ((i & 7) == 3) {
      throw new Refusal(value);
    }
    return value * 3;
  }
}
