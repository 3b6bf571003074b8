package lambdas;

/** One of two lambdas is called. */
public final class Chosen {
  interface Op {
    int apply(int a, int b);
  }

  public static int look(boolean plus, int a, int b) {
    Op op = plus ? (x, y) -> x + y : (x, y) -> x * y;
    int r = op.apply(a, b);
    if (plus && a == 2 && b == 3 && r == 6) {
      return 1; // reach: no
    }
    return !plus && a == 6 && r == 42 ? 2 : 3; // reach: true yes
  }
}
