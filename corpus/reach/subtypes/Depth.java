package subtypes;

/** Three levels, the middle one overridden. */
public final class Depth {
  static class A {
    int id() {
      return 1;
    }
  }

  static class B extends A {
    @Override
    int id() {
      return 2;
    }
  }

  static class C extends B {}

  public static int look(int which) {
    A a = which == 0 ? new A() : which == 1 ? new B() : new C();
    int id = a.id();
    if (a instanceof C && id == 1) {
      return 1; // reach: no
    }
    if (a instanceof C && id == 2) {
      return 2; // reach: yes
    }
    return id == 2 && !(a instanceof B) ? 3 : 4; // reach: true no
  }
}
