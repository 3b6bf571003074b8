package boxes;

/** Boxes of every primitive, and what == means for them. */
final class Boxes {
  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  // paths: 3
  static int integer(Integer x) {
    return x == 1234 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "big", "none", "small"
  static String nullable(Integer x) {
    if (x == null) {
      return "none";
    }
    return x > 100 ? "big" : "small";
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3, 4, 5, 6
  // throws: NullPointerException
  // witness: true, 11, 222, 'B', 0L, 0.0f, 0.0
  // witness: true, 11, 222, 'B', 44444444444L, 0.0f, 0.0
  // witness: true, 11, 222, 'B', 44444444444L, 5.5f, 6.75
  static int everyBox(Boolean z, Byte b, Short s, Character c, Long l, Float f, Double d) {
    if (!z) {
      return 0;
    }
    if (b != 11) {
      return 1;
    }
    if (s != 222) {
      return 2;
    }
    if (c != 'B') {
      return 3;
    }
    if (l != 44444444444L) {
      return 4;
    }
    if (f != 5.5f) {
      return 5;
    }
    return d == 6.75 ? 6 : 5;
  }

  /** Only small values are the same object when boxed twice. */
  // explore: any
  // returns: "equal", "same"
  static String identity(int x) {
    Integer a = x;
    Integer b = x;
    return a == b ? "same" : "equal";
  }

  // explore: exhausted
  // returns: 0, 1
  static int arithmetic(int x) {
    Integer boxed = x;
    boxed++;
    boxed += 5;
    return boxed == 20 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int equality(int x, long y) {
    Integer a = x;
    Long b = y;
    return a.equals(b) ? 2 : a.equals(8) && b.equals(8L) ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int compareMethod(int x) {
    return Integer.compare(x, 10) > 0 && Integer.valueOf(x).compareTo(12) < 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int conversions(int x) {
    Integer boxed = x;
    return boxed.byteValue() == 1 && boxed.longValue() == 257L && boxed.doubleValue() > 0 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 'n', 'y'
  static char ternary(boolean b) {
    Character c = b ? Character.valueOf('y') : Character.valueOf('n');
    return c;
  }

  // explore: exhausted
  // returns: 1, 2
  static Integer returnedBox(boolean b) {
    return b ? 1 : 2;
  }

  // explore: any
  // returns: 0, 1
  // witness: 4294967300L
  static int hashOfALong(long x) {
    return Long.hashCode(x) == 5 && x > 5 ? 1 : 0;
  }
}
