package nested;

/** An inner class uses the fields of its outer object. */
public final class Inner {
  private int base;

  private final class Adder {
    int add(int x) {
      return base + x;
    }
  }

  public static int look(int x, int y) {
    Inner outer = new Inner();
    outer.base = x;
    Adder adder = outer.new Adder();
    outer.base++;
    int sum = adder.add(y);
    if (sum != x + y + 1) {
      return 1; // reach: no
    }
    return sum == 12 && y == 4 ? 2 : 3; // reach: true yes
  }
}
