package casts;

/** A pattern with a variable and a condition. */
public final class PatternVariable {
  public static class Shape {}

  public static final class Circle extends Shape {
    int radius;
  }

  public static int look(Shape s) {
    if (s instanceof Circle c && c.radius > 5) {
      return c.radius < 5 ? 1 : 2; // reach: true no, false yes
    }
    if (!(s instanceof Circle c)) {
      return 3; // reach: yes
    }
    return c.radius == 6 ? 4 : 5; // reach: true no
  }
}
