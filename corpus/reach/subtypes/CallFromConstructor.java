package subtypes;

/** A superclass's constructor calls an overridden method before the subclass's fields are set. */
public final class CallFromConstructor {
  static class Base {
    final int seen;

    Base() {
      seen = size();
    }

    int size() {
      return 1;
    }
  }

  static final class Derived extends Base {
    private int size;

    Derived(int size) {
      this.size = size;
    }

    @Override
    int size() {
      return size;
    }
  }

  public static int look(int x) {
    Derived d = new Derived(x);
    if (d.seen != 0) {
      return 1; // reach: no
    }
    if (d.size() == 31) {
      return 2; // reach: yes
    }
    return 0;
  }
}
