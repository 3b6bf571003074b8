package collections;

/** The sum over a list. */
public final class Iteration {
  public static int look(int a, int b, int c) {
    int sum = 0;
    for (int x : java.util.List.of(a, b, c)) {
      sum += x;
    }
    if (sum != a + b + c) {
      return 1; // reach: no
    }
    return sum == 6 && a == b && b == c ? 2 : 3; // reach: true yes
  }
}
