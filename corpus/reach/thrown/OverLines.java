package thrown;

/** An expression over several lines that fails. */
public final class OverLines {
  public static int run(int a, int b, int c) {
    return a // reach: ArithmeticException yes
            / b
        + a
            / c;
  }
}
