package records;

/** Records are compared by their components. */
public final class Points {
  record Point(int x, int y) {
    Point {
      if (x < 0) {
        throw new IllegalArgumentException("x");
      }
    }

    int sum() {
      return x + y;
    }
  }

  public static int look(int x, int y) {
    Point p = new Point(x, y);
    if (p.x() < 0) {
      return 1; // reach: no
    }
    if (p.sum() < 0 && p.y() > 0) {
      return 2; // reach: yes
    }
    return p.sum() == 17 && p.x() == 20 ? 3 : 4; // reach: true yes
  }
}
