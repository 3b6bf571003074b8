package bits;

/** Two variables exchanged without a third. */
public final class ExchangeByXor {
  public static int look(int a, int b) {
    int x = a;
    int y = b;
    x ^= y;
    y ^= x;
    x ^= y;
    if (x != b || y != a) {
      return 1; // reach: no
    }
    return x == 3 && y == 5 ? 2 : 3; // reach: true yes
  }
}
