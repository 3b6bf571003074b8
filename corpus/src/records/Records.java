package records;

/** Records and the methods they get for nothing. */
final class Records {
  record Point(int x, int y) {
    int sum() {
      return x + y;
    }
  }

  record Range(int low, int high) {
    Range {
      if (low > high) {
        throw new IllegalArgumentException("empty range");
      }
    }

    boolean has(int x) {
      return low <= x && x <= high;
    }
  }

  record Named(String name, Point point) {}

  record Mixed(double d, long l, boolean b) {}

  // explore: exhausted
  // returns: 0, 1
  static int accessors(int x, int y) {
    Point p = new Point(x, y);
    return p.x() == 3 && p.sum() == 10 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "inside", "outside"
  // throws: IllegalArgumentException
  static String compactConstructor(int low, int high) {
    return new Range(low, high).has(50) ? "inside" : "outside";
  }

  // explore: exhausted
  // returns: false, true
  static boolean equality(int x, int y) {
    return new Point(x, 2).equals(new Point(1, y));
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int recordAsInput(Point p) {
    return p.x() == p.y() + 5 ? 1 : 0;
  }

  // explore: any
  // returns: false, true
  // throws: NullPointerException
  static boolean equalInputs(Point p, Point q) {
    return p.equals(q);
  }

  // explore: exhausted
  // returns: 0, 1
  static int hash(int x) {
    return new Point(x, 7).hashCode() == new Point(5, 7).hashCode() ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int text(int x) {
    return new Point(x, 7).toString().equals("Point[x=12, y=7]") ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int nestedRecords(Named n) {
    return n.point().x() == 4 && n.name().equals("four") ? 1 : 0;
  }

  /** NaN equals itself here, and the zeros differ: records compare as the boxes do. */
  // explore: any
  // returns: "equal", "unequal"
  static String doubles(double d) {
    Mixed a = new Mixed(d, 1L, true);
    Mixed b = new Mixed(0.0, 1L, true);
    return a.equals(b) ? "equal" : "unequal";
  }
}
