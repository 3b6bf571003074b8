package markers;

import dev.quarry.api.Quarry;

/** Inputs asked for in the middle of the code. */
final class Markers {
  static final class Point {
    int x;
    int y;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int anyInt() {
    return Quarry.anyInt() == 4711 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 4, 5, 6, 7, 8
  // covers: branches
  static int everyKind(int which) {
    switch (which) {
      case 1:
        return Quarry.anyBoolean() ? 1 : 0;
      case 2:
        return Quarry.anyByte() == 99 ? 2 : 0;
      case 3:
        return Quarry.anyChar() == 'Q' ? 3 : 0;
      case 4:
        return Quarry.anyShort() == -999 ? 4 : 0;
      case 5:
        return Quarry.anyLong() == 1L << 45 ? 5 : 0;
      case 6:
        return Quarry.anyFloat() == 1.25f ? 6 : 0;
      case 7:
        return Quarry.anyDouble() == 2.5 ? 7 : 0;
      default:
        return Quarry.anyString().equals("marker") ? 8 : 0;
    }
  }

  // explore: exhausted
  // returns: "even"
  static String assumption(int x) {
    Quarry.assume(x > 10 && x < 20);
    Quarry.assume(x % 2 == 0);
    return x % 2 == 0 ? "even" : "odd";
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int anyObject() {
    Point p = Quarry.any(Point.class);
    if (p == null) {
      return 0;
    }
    return p.x == p.y ? 1 : 2;
  }

  // explore: exhausted
  // returns: "null", "one", "two"
  static String twoObjects() {
    Point p = Quarry.any(Point.class);
    Point q = Quarry.any(Point.class);
    if (p == null || q == null) {
      return "null";
    }
    return p == q ? "one" : "two";
  }

  // explore: exhausted
  // returns: 0, 1
  static int inALoop() {
    int sum = 0;
    for (int i = 0; i < 2; i++) {
      int x = Quarry.anyInt();
      Quarry.assume(x >= 0 && x < 10);
      sum = 10 * sum + x;
    }
    return sum == 30 ? 1 : 0;
  }

  // explore: exhausted
  // returns: void
  // paths: 2
  static void target(int x) {
    if (x == 8) {
      Quarry.target();
    }
  }

  /** An assumption that nothing satisfies leaves no path at all. */
  // explore: exhausted
  // returns: none
  // paths: 0
  static int impossible(int x) {
    Quarry.assume(x > 5);
    Quarry.assume(x < 5);
    return 0;
  }
}
