package subtypes;

/** A virtual call selects by class. */
public final class Shapes {
  public abstract static class Shape {
    abstract int corners();
  }

  public static final class Triangle extends Shape {
    @Override
    int corners() {
      return 3;
    }
  }

  public static final class Square extends Shape {
    @Override
    int corners() {
      return 4;
    }
  }

  public static int look(Shape s) {
    int n = s.corners();
    if (n == 4) {
      if (s instanceof Triangle) {
        return 1; // reach: no
      }
      return 2; // reach: yes
    }
    return n == 5 ? 3 : 4; // reach: true no, false yes
  }
}
