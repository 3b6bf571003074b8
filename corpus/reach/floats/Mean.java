package floats;

/** The mean of two numbers overflows. */
public final class Mean {
  public static int look(double a, double b) {
    if (a > 0 && b > 0 && a < 1e300 && b < 1e300) {
      double m = (a + b) / 2;
      return m > 1e301 ? 1 : 2; // reach: true no, false yes
    }
    return (a + b) / 2 > 1.7e308 && a < 1.7e308 ? 3 : 4; // reach: true yes
  }
}
