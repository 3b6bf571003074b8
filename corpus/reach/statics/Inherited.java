package statics;

/** A static field of a superclass is the same field by either name. */
public final class Inherited {
  static class Base {
    static int shared = 1;
  }

  static final class Derived extends Base {}

  public static int look(int x) {
    Derived.shared = x;
    if (Base.shared != x) {
      return 1; // reach: no
    }
    return Base.shared == 8 ? 2 : 3; // reach: true yes
  }
}
