package lambdas;

/** A lambda captures a variable. */
public final class Captured {
  interface IntMap {
    int map(int x);
  }

  public static int look(int a, int x) {
    IntMap f = y -> y + a;
    int r = f.map(x);
    if (r != x + a) {
      return 1; // reach: no
    }
    return r == 100 && a == 58 ? 2 : 3; // reach: true yes
  }
}
