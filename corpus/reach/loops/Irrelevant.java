package loops;

/** A loop that has nothing to do with the question. */
public final class Irrelevant {
  public static int look(int n, int x) {
    int noise = 0;
    for (int i = 0; i < n; i++) {
      noise += i ^ 3;
    }
    if (x > 10) {
      if (x < 5) {
        return noise; // reach: no
      }
      return x == 1234 ? 1 : 2; // reach: true yes
    }
    return 0;
  }
}
