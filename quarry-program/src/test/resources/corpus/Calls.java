// expect: calls
package corpus;

import java.util.function.IntSupplier;
import java.util.function.Supplier;

class Calls {
  interface Shape {
    double area();

    default String name() {
      return "shape";
    }

    int sides();
  }

  record Square(double side) implements Shape {
    public double area() {
      return side * side;
    }

    public int sides() {
      return 4;
    }
  }

  static class Circle implements Shape {
    public double area() {
      return 3;
    }

    public String name() {
      return "circle";
    }

    public int sides() {
      return 0;
    }
  }

  static class Disc extends Circle {
    public double area() {
      return super.area() + 1; // calls: corpus.Calls$Circle#area()
    }
  }

  sealed interface Node permits Leaf, Inner {
    int size();
  }

  static final class Leaf implements Node {
    public int size() {
      return 1;
    }
  }

  static final class Inner implements Node {
    public int size() {
      return 2;
    }
  }

  enum Op {
    PLUS {
      int apply(int a) {
        return a + 1;
      }
    },
    MINUS {
      int apply(int a) {
        return a - 1;
      }
    };

    abstract int apply(int a);
  }

  static double areaOf(Shape shape) {
    return shape.area(); // calls: corpus.Calls$Circle#area() corpus.Calls$Square#area() corpus.Calls$Disc#area() complete
  }

  static String nameOf(Shape shape) {
    return shape.name(); // calls: corpus.Calls$Circle#name() corpus.Calls$Shape#name() complete
  }

  static double areaOf(Circle circle) {
    return circle.area(); // calls: corpus.Calls$Circle#area() corpus.Calls$Disc#area() complete
  }

  static int sizeOf(Node node) {
    return node.size(); // calls: corpus.Calls$Inner#size() corpus.Calls$Leaf#size() complete
  }

  static int apply(Op op) {
    return op.apply(1); // calls: corpus.Calls$Op$1#apply(int) corpus.Calls$Op$2#apply(int) complete
  }

  private static int hidden(int a) {
    return a;
  }

  static int direct() {
    return hidden(3); // calls: corpus.Calls#hidden(int) complete
  }

  static IntSupplier lambda(int captured) {
    return () -> captured + 1; // calls: corpus.Calls#lambda$lambda$0(int) complete
  }

  static Supplier<Circle> constructor() {
    return Circle::new; // calls: corpus.Calls$Circle#<init>() complete
  }

  static java.util.function.ToIntFunction<Node> reference() {
    return Node::size; // calls: corpus.Calls$Inner#size() corpus.Calls$Leaf#size() complete
  }

  static int run(IntSupplier supplier) {
    return supplier.getAsInt(); // calls: open
  }

  static int libraryCall(String s) {
    return s.length(); // calls: java.lang.String#length() complete
  }

  static int openCall(Object o) {
    return o.hashCode(); // calls: java.lang.Object#hashCode() corpus.Calls$Square#hashCode() java.lang.Enum#hashCode() open
  }

  static Object copy(int[] cells) {
    return cells.clone(); // calls: java.lang.Object#clone() complete
  }
}
