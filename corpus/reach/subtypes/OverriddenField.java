package subtypes;

/** Methods are chosen by the object, fields by the static type. */
public final class OverriddenField {
  static class Base {
    int tag = 1;

    int tag() {
      return tag;
    }
  }

  static final class Derived extends Base {
    int tag = 2;

    @Override
    int tag() {
      return tag;
    }
  }

  public static int look(boolean derived) {
    Base b = derived ? new Derived() : new Base();
    if (b.tag == 2) {
      return 1; // reach: no
    }
    if (b.tag() == 2) {
      return 2; // reach: yes
    }
    return derived ? 3 : 4; // reach: true no, false yes
  }
}
