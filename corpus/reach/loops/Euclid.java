package loops;

/** The greatest common divisor. */
public final class Euclid {
  private static int gcd(int a, int b) {
    while (b != 0) {
      int t = a % b;
      a = b;
      b = t;
    }
    return a;
  }

  public static int look(int a, int b) {
    if (a < 1 || a > 3 || b < 1 || b > 3) {
      return 0;
    }
    int g = gcd(a, b);
    if (g == 1 && a == 3 && b == 2) {
      return 1; // reach: yes
    }
    return g > a ? 2 : 3; // reach: true no
  }
}
