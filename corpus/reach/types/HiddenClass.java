package types;

/** An implementation that only a factory makes. */
public final class HiddenClass {
  public interface Shape {
    int corners();
  }
  private static final class Triangle implements Shape {
    @Override
    public int corners() {
      return 3;
    }
  }
  public static Shape triangle() {
    return new Triangle();
  }
  public static Shape square() {
    return new Shape() {
      @Override
      public int corners() {
        return 4;
      }
    };
  }
  public static int run(Shape shape) {
    if (shape == null) {
      return 0;
    }
    if (shape.corners() == 3) {
      return 1; // reach: yes
    }
    if (shape.corners() == 4) {
      return 2; // reach: yes
    }
    return 3; // reach: no
  }
}
