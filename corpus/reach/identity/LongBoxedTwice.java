package identity;

/** Two boxes of one long. */
public final class LongBoxedTwice {
  public static int run(long x) {
    Long a = x;
    Long b = x;
    return a == b ? 1 : 2; // reach: true yes, false yes
  }
}
