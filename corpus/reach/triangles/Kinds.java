package triangles;

/** The classical triangle. */
public final class Kinds {
  private static int kind(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return 0;
    }
    if (a + b <= c || a + c <= b || b + c <= a) {
      return 1;
    }
    if (a == b && b == c) {
      return 2;
    }
    return a == b || b == c || a == c ? 3 : 4;
  }

  public static int look(int a, int b, int c) {
    int k = kind(a, b, c);
    if (k == 2 && a != c) {
      return 1; // reach: no
    }
    if (k == 4 && a == 3 && b == 4 && c < 7 && c > 5) {
      return 2; // reach: yes
    }
    return k == 1 && a == b && b == c && a > 0 && a < 1000 ? 3 : 4; // reach: true no
  }
}
