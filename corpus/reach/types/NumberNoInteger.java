package types;

/** A number need not be an Integer. */
public final class NumberNoInteger {
  public static int run(Number n) {
    if (n == null || n instanceof Integer) {
      return 0;
    }
    return 1; // reach: yes
  }
}
