package types;

/** A number that does not fit into an int. */
public final class NumberLong {
  public static int run(Number n) {
    if (n.longValue() > 1L << 40) {
      return 1; // reach: yes
    }
    return 0;
  }
}
