// since: 21
// expect: dynamic loops
package corpus;

class Patterns {
  sealed interface Shape permits Square, Circle {}

  record Square(int side) implements Shape {} // dynamic: RECORD_METHOD RECORD_METHOD RECORD_METHOD

  record Circle(int radius) implements Shape {} // dynamic: RECORD_METHOD RECORD_METHOD RECORD_METHOD

  static int area(Shape shape) {
    return switch (shape) { // dynamic: SWITCH // loop: 1
      case Square s when s.side() > 10 -> -1;
      case Square s -> s.side() * s.side();
      case Circle c -> 3 * c.radius() * c.radius();
    };
  }
}
