package recursion;

/** A recursion inside the arguments of another. */
public final class Ackermann {
  private static int ack(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    return n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
  }

  public static int run(int m, int n) {
    if (m < 0 || m > 1 || n < 0 || n > 2) {
      return 0;
    }
    int a = ack(m, n);
    if (a == 4) {
      return 1; // reach: yes
    }
    return a > 4 ? 2 : 3; // reach: true no
  }
}
