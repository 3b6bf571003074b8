package classics;

/** Kinds of triangles, with overflow taken seriously. */
final class Triangle {
  // explore: exhausted
  // returns: "equilateral", "invalid", "isosceles", "scalene"
  // covers: branches
  static String trityp(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return "invalid";
    }
    int equal = 0;
    if (a == b) {
      equal += 1;
    }
    if (a == c) {
      equal += 2;
    }
    if (b == c) {
      equal += 3;
    }
    if (equal == 0) {
      if (a + b <= c || b + c <= a || a + c <= b) {
        return "invalid";
      }
      return "scalene";
    }
    if (equal > 3) {
      return "equilateral";
    }
    if (equal == 1 && a + b > c || equal == 2 && a + c > b || equal == 3 && b + c > a) {
      return "isosceles";
    }
    return "invalid";
  }

  /** Two ints in disorder can be sorted so that a right angle shows. */
  // explore: any
  // returns: false, true
  // witness: 3, 4, 5
  static boolean right(byte a, byte b, byte c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return false;
    }
    return a * a + b * b == c * c;
  }
}
