package types;

/** A closed hierarchy has no other classes. */
public final class SealedShapes {
  public sealed interface Shape permits Circle, Square {}
  public static final class Circle implements Shape {}
  public static final class Square implements Shape {}
  public static int run(Shape shape) {
    if (shape instanceof Circle) {
      return 1; // reach: yes
    }
    if (shape instanceof Square) {
      return 2; // reach: yes
    }
    if (shape != null) {
      return 3; // reach: no
    }
    return 4; // reach: yes
  }
}
