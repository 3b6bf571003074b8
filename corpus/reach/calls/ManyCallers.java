package calls;

/** Two entries with different guarantees lead to one helper. */
public final class ManyCallers {
  public static int low(int x) {
    return x < 10 ? helper(x) : 0;
  }

  public static int high(int x) {
    return x > 100 ? helper(x) : 0;
  }

  private static int helper(int x) {
    if (x == 50) {
      return 1; // reach: no
    }
    return x == 200 ? 2 : x == -3 ? 3 : 4; // reach: yes
  }
}
