package arithmetic;

/** The smallest number divided by minus one. */
public final class DivisionCorners {
  public static int look(int a, int b) {
    if (b == -1 && a < 0) {
      int q = a / b;
      if (q < 0) {
        return q == a ? 1 : 2; // reach: true yes, false no
      }
      return a % b == 0 ? 3 : 4; // reach: false no
    }
    return 0;
  }
}
