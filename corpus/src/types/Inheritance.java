package types;

/** What is inherited, overridden, hidden, and in which order things are initialised. */
class Inheritance {
  static int level = 1;
  final int seen;

  Inheritance(int x) {
    seen = hook(x);
  }

  int hook(int x) {
    return x;
  }

  static class Sub extends Inheritance {
    static int level = 2;
    int late = 7;

    /** The argument of super is computed before there is an object. */
    // explore: exhausted
    // returns: any
    // throws: ArithmeticException
    // paths: 3
    Sub(int x) {
      super(x > 0 ? 100 / (x - 5) : -x);
    }

    @Override
    int hook(int x) {
      return x + late;
    }
  }

  interface Walker {
    default int legs() {
      return 2;
    }
  }

  interface Swimmer {
    default int legs() {
      return 0;
    }

    // explore: exhausted
    // returns: 0, 1
    static int depth(int x) {
      return twice(x) == 14 ? 1 : 0;
    }

    private static int twice(int x) {
      return x * 2;
    }
  }

  static final class Duck implements Walker, Swimmer {
    boolean diving;

    // explore: exhausted
    // returns: 0, 2
    // paths: 2
    @Override
    public int legs() {
      return diving ? Swimmer.super.legs() : Walker.super.legs();
    }
  }

  static class Copy {
    int x;

    Copy self() {
      return this;
    }
  }

  static final class FineCopy extends Copy {
    @Override
    FineCopy self() {
      x++;
      return this;
    }
  }

  /** The overriding hook runs before the field it reads is set. */
  // explore: exhausted
  // returns: 0, 1
  // throws: ArithmeticException
  static int constructorCallsHook(int x) {
    return new Sub(-x).seen == 3 && x > 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 1, 2
  static int hiddenStatic(boolean b) {
    return b ? Inheritance.level : Sub.level;
  }

  // explore: exhausted
  // returns: 1, 2
  // throws: NullPointerException
  static int covariant(Copy c) {
    c.x = 4;
    int x = c.self().x;
    return x == 4 ? 1 : x == 5 ? 2 : 0;
  }

  // explore: exhausted
  // returns: "int", "long"
  static String overloads(boolean b, int x) {
    return b ? overload(x) : overload((long) x);
  }

  private static String overload(int x) {
    return "int";
  }

  private static String overload(long x) {
    return "long";
  }

  // explore: exhausted
  // returns: "copy", "fine copy", "null"
  static String exactClass(Copy c) {
    if (c == null) {
      return "null";
    }
    return c instanceof FineCopy ? "fine copy" : "copy";
  }

  /** Nobody on the class path implements it. */
  // explore: any
  // returns: none
  // throws: NullPointerException
  static int noImplementation(Unimplemented u) {
    return u.value() == 0 ? 0 : 1;
  }

  interface Unimplemented {
    int value();

    int other();
  }
}
