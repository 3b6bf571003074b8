package generics;

/** A type parameter with a bound of our own. */
public final class Bounded {
  interface Weighed {
    int weight();
  }

  record Stone(int weight) implements Weighed {}

  private static <T extends Weighed> T heavier(T a, T b) {
    return a.weight() >= b.weight() ? a : b;
  }

  public static int look(int x, int y) {
    Stone a = new Stone(x);
    Stone b = new Stone(y);
    Stone h = heavier(a, b);
    if (h.weight() < x) {
      return 1; // reach: no
    }
    return h == b && h.weight() == 40 ? 2 : 3; // reach: true yes
  }
}
