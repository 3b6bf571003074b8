package identity;

/** Two boxes of one number. */
public final class BoxedTwice {
  public static int run(int x) {
    Integer a = x;
    Integer b = x;
    if (a == b) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
