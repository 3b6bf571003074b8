package types;

/** A number with a fraction. */
public final class NumberFraction {
  public static int run(Number n) {
    if (n.intValue() != n.doubleValue()) {
      return 1; // reach: yes
    }
    return 0;
  }
}
