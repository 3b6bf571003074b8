package fields;

/** Values that take the way through fields. */
final class Fields {
  static class Base {
    int value;
    protected long wide;

    int baseValue() {
      return value;
    }
  }

  /** Hides a field of its superclass with one of its own. */
  static final class Derived extends Base {
    int value;
    boolean flag;
  }

  static final class Everything {
    boolean z;
    byte b;
    short s;
    char c;
    int i;
    long j;
    float f;
    double d;
    String text;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int throughAField(int x) {
    Base base = new Base();
    base.value = x + 1;
    return base.value == 10 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3
  // paths: 4
  static int shadowed(int x, int y) {
    Derived d = new Derived();
    d.value = x;
    ((Base) d).value = y;
    int r = 0;
    if (d.value == 5) {
      r += 1;
    }
    if (d.baseValue() == 6) {
      r += 2;
    }
    return r;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // paths: 3
  static int fieldOfAnInput(Base b) {
    return b.wide == 1L << 33 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 4, 5, 6, 7, 8
  // throws: NullPointerException
  // covers: branches
  static int everyType(Everything e, int which) {
    switch (which) {
      case 1:
        return e.z ? 1 : 0;
      case 2:
        return e.b == -7 ? 2 : 0;
      case 3:
        return e.s == 300 ? 3 : 0;
      case 4:
        return e.c == 'k' ? 4 : 0;
      case 5:
        return e.i == 1073741824 ? 5 : 0;
      case 6:
        return e.j == 5000000000L ? 6 : 0;
      case 7:
        return e.f == 0.25f ? 7 : 0;
      default:
        return e.d == -8.0 ? 8 : 0;
    }
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int stringField(Everything e) {
    return e.text.equals("found") ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int compoundAssignment(int x) {
    Base b = new Base();
    b.value += x;
    b.value++;
    b.wide = b.value;
    b.wide *= 2;
    if (b.wide == 12) {
      return 1;
    }
    return b.value-- == 9 ? 2 : 0;
  }

  /** A field that is written and read through two references to one object. */
  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int twins(Base a, Base b) {
    a.value = 1;
    b.value = 2;
    return a.value == 1 ? 0 : 1;
  }

  // explore: exhausted
  // returns: 0
  // paths: 1
  static int overwritten(int x) {
    Base b = new Base();
    b.value = x;
    b.value = 3;
    return b.value == 3 ? 0 : 1;
  }
}
