package arithmetic;

/** Two equations with one solution, and two with none. */
public final class Equations {
  public static int solve(int x, int y) {
    if (x + y == 10 && x - y == 4) {
      return x == 7 ? 1 : 2; // reach: true yes, false yes
    }
    if (2 * x + 4 * y == 7) {
      return 3; // reach: no
    }
    return 0;
  }
}
