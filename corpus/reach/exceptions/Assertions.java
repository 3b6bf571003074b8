package exceptions;

/** A hand-made assertion. */
public final class Assertions {
  private static void require(boolean condition) {
    if (!condition) {
      throw new AssertionError(); // reach: yes
    }
  }

  public static int square(int x) {
    require(x > -1000 && x < 1000);
    int y = x * x;
    if (y < 0) {
      return 1; // reach: no
    }
    return y == 49 ? 2 : 3; // reach: true yes
  }
}
