package arithmetic;

/** Two numbers next to each other: one is even. */
public final class Parity {
  public static int look(int n) {
    if (n * (n + 1) % 2 != 0) {
      return 1; // reach: no
    }
    return n * (n + 1) < 0 ? 2 : 3; // reach: true yes
  }
}
