package types;

/** Subtypes chosen by the exploration: interfaces, abstract classes, sealed families. */
final class Shapes {
  interface Shape {
    int area();

    default String name() {
      return "shape";
    }

    static Shape square(int side) {
      Square s = new Square();
      s.side = side;
      return s;
    }
  }

  static final class Square implements Shape {
    int side;

    @Override
    public int area() {
      return side * side;
    }
  }

  static final class Rectangle implements Shape {
    int width;
    int height;

    @Override
    public int area() {
      return width * height;
    }

    @Override
    public String name() {
      return "rectangle";
    }
  }

  abstract static class Account {
    int balance;

    abstract int fee();

    int afterFee() {
      return balance - fee();
    }
  }

  static final class Free extends Account {
    @Override
    int fee() {
      return 0;
    }
  }

  static final class Paid extends Account {
    @Override
    int fee() {
      return 5;
    }
  }

  sealed interface Term permits Number, Sum {}

  static final class Number implements Term {
    int value;
  }

  static final class Sum implements Term {
    Term left;
    Term right;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int area(Shape s) {
    return s.area() == 36 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "rectangle", "shape"
  // throws: NullPointerException
  // paths: 3
  static String defaultMethod(Shape s) {
    return s.name();
  }

  // explore: exhausted
  // returns: 0, 1
  static int staticInterfaceMethod(int x) {
    return Shape.square(x).area() == 144 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "neither", "rectangle", "square"
  // paths: 3
  static String instances(Shape s) {
    if (s instanceof Square) {
      return "square";
    }
    return s instanceof Rectangle ? "rectangle" : "neither";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException, ClassCastException
  static int cast(Shape s) {
    Square q = (Square) s;
    return q.side == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "broke", "rich"
  // throws: NullPointerException
  static String abstractClass(Account a) {
    if (a.balance == 5) {
      return a.afterFee() == 0 ? "broke" : "rich";
    }
    return "rich";
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3
  // throws: NullPointerException
  static int sealedFamily(Term t) {
    if (t instanceof Number n) {
      return n.value == 0 ? 0 : 1;
    }
    Sum s = (Sum) t;
    return s.left == s.right ? 2 : 3;
  }

  /** Two variables of unlike types can hold no common object but null. */
  // explore: exhausted
  // returns: 0, 1
  static int unrelated(Square a, Rectangle b) {
    Object x = a;
    Object y = b;
    if (x == y) {
      return a == null && b == null ? 0 : 2;
    }
    return 1;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int sameObjectTwoViews(Shape s, Square q) {
    if (s == null || q == null) {
      return 0;
    }
    return s == q ? 1 : 2;
  }
}
