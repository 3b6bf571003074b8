package fields;

/** A field that hides one of its superclass is another field. */
public final class Shadowed {
  static class Base {
    int value = 1;
  }

  static final class Derived extends Base {
    int value = 2;
  }

  public static int look(int x) {
    Derived d = new Derived();
    d.value = x;
    if (((Base) d).value != 1) {
      return 1; // reach: no
    }
    ((Base) d).value = x + 1;
    if (d.value == 9 && ((Base) d).value == 10) {
      return 2; // reach: yes
    }
    return d.value == ((Base) d).value ? 3 : 0; // reach: true no
  }
}
