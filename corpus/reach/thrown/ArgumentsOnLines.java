package thrown;

/** Arguments on lines of their own. */
public final class ArgumentsOnLines {
  private static int check(int x) {
    if (x > 100) {
      throw new ArithmeticException();
    }
    return x;
  }
  public static int run(int x) {
    if (x > 5) {
      throw new IllegalArgumentException( // reach: IllegalArgumentException yes
          "bad: "
              + check(x), // reach: ArithmeticException yes
          null);
    }
    return 0;
  }
}
