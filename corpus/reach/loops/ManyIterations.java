package loops;

/** A loop that has to go round often. */
public final class ManyIterations {
  public static int look(int n) {
    int x = 0;
    for (int i = 0; i < n; i++) {
      x += 3;
    }
    if (x == 3000) {
      return 1; // reach: yes
    }
    return 0;
  }
}
