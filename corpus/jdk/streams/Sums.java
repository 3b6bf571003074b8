package streams;

import java.util.stream.IntStream;

/** Adds numbers in a range. */
// witness: of(4)
// witness: of(0)
// witness: of(200)
public final class Sums {
  public static int of(int n) {
    if (n < 0 || n > 100) {
      throw new IllegalArgumentException("n"); // reach: yes
    }
    int sum = IntStream.rangeClosed(1, n).sum();
    if (sum != n * (n + 1) / 2) {
      return -1; // reach: no
    }
    return sum == 10 ? 4 : 0; // reach: true yes, false yes
  }
}
