package patterns;

/** A switch over types. */
public final class Types {
  public sealed interface Shape permits Circle, Square {}

  public record Circle(int radius) implements Shape {}

  public record Square(int side) implements Shape {}

  public static int look(Shape s) {
    int area =
        switch (s) {
          case Circle c -> 3 * c.radius() * c.radius();
          case Square q -> q.side() * q.side();
        };
    if (area == 49 && s instanceof Circle) {
      return 1; // reach: no
    }
    return area == 12 && s instanceof Circle c && c.radius() == 2 ? 2 : 3; // reach: true yes
  }
}
