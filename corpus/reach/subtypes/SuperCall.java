package subtypes;

/** An overriding method that adds to what it overrides. */
public final class SuperCall {
  static class Base {
    int cost(int x) {
      return x < 0 ? 0 : x;
    }
  }

  static final class Taxed extends Base {
    @Override
    int cost(int x) {
      return super.cost(x) + 5;
    }
  }

  public static int look(int x, boolean taxed) {
    Base b = taxed ? new Taxed() : new Base();
    int cost = b.cost(x);
    if (taxed && cost == 3) {
      return 1; // reach: no
    }
    if (cost == 5 && x < 0) {
      return 2; // reach: yes
    }
    if (cost < 0 && !taxed) {
      return 3; // reach: no
    }
    return cost < 0 ? 4 : 5; // reach: true yes
  }
}
