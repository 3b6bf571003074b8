package shapes;

/** Shapes of a closed hierarchy. */
// witness: describe(new Circle(2))
// witness: describe(new Square(3))
// witness: describe(new Square(-3))
public final class Areas {
  public sealed interface Shape permits Circle, Square {}

  public record Circle(double radius) implements Shape {}

  public record Square(double side) implements Shape {}

  public static String describe(Shape shape) {
    if (shape instanceof Circle circle) {
      double area = Math.PI * circle.radius() * circle.radius();
      return area < 0 ? "?" : "round"; // reach: true no, false yes
    }
    if (shape instanceof Square square) {
      return square.side() < 0 ? "inside out" : "square"; // reach: true yes, false yes
    }
    return shape == null ? "nothing" : "?"; // reach: false no
  }
}
