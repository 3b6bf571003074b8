package fields;

/** A final field is written once, in the constructor. */
public final class FinalField {
  static final class Point {
    final int x;
    final int twice;

    Point(int x) {
      this.x = x;
      this.twice = x + x;
    }
  }

  public static int look(int x) {
    Point p = new Point(x);
    if ((p.twice & 1) == 1) {
      return 1; // reach: no
    }
    if (p.twice < 0 && p.x > 0) {
      return 2; // reach: yes
    }
    return p.twice != p.x * 2 ? 3 : 4; // reach: true no
  }
}
