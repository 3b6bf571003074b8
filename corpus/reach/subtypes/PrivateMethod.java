package subtypes;

/** A private method is not overridden by one of the same name. */
public final class PrivateMethod {
  static class Base {
    private int hidden() {
      return 1;
    }

    int open() {
      return hidden();
    }
  }

  static final class Derived extends Base {
    int hidden() {
      return 2;
    }
  }

  public static int look(boolean derived) {
    Base b = derived ? new Derived() : new Base();
    return b.open() == 2 ? 1 : 2; // reach: true no, false yes
  }
}
