package calls;

/** A variable number of arguments. */
public final class VarArgs {
  private static int largest(int... values) {
    int best = Integer.MIN_VALUE;
    for (int value : values) {
      if (value > best) {
        best = value;
      }
    }
    return best;
  }

  public static int run(int a, int b, int c) {
    int m = largest(a, b, c);
    if (m < b) {
      return 1; // reach: no
    }
    if (m != a && m != b && m != c) {
      return 2; // reach: no
    }
    return m == c && a == 3 && b == 9 ? 3 : 4; // reach: true yes
  }
}
