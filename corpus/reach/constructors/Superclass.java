package constructors;

/** What a superclass's constructor demands. */
public final class Superclass {
  abstract static class Base {
    final int size;

    Base(int size) {
      if (size <= 0) {
        throw new IllegalArgumentException();
      }
      this.size = size;
    }
  }

  static final class Derived extends Base {
    final int twice;

    Derived(int n) {
      super(n - 5);
      twice = 2 * size;
    }
  }

  public static int look(int n) {
    Derived d = new Derived(n);
    if (n <= 5 && n > -2_147_483_640) {
      return 1; // reach: no
    }
    return d.twice < 0 ? 2 : 3; // reach: true yes
  }
}
