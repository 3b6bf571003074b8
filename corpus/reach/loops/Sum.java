package loops;

/** A sum of the first numbers. */
public final class Sum {
  public static int look(int n) {
    if (n < 0 || n > 8) {
      return 0;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += i;
    }
    if (sum == 21) {
      return n == 6 ? 1 : 2; // reach: true yes, false no
    }
    return sum == 22 ? 3 : 4; // reach: true no
  }
}
