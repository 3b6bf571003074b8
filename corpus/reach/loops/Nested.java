package loops;

/** A loop in a loop. */
public final class Nested {
  public static int look(int n, int m) {
    if (n < 0 || n > 3 || m < 0 || m > 3) {
      return 0;
    }
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        count++;
      }
    }
    if (count == 6) {
      return 1; // reach: yes
    }
    return count == 5 ? 2 : 3; // reach: true no
  }
}
