package functions;

import java.util.function.Supplier;

/** Computes only if it must. */
// witness: value(3, false)
// witness: value(3, true)
public final class Lazy {
  public static int value(int number, boolean wanted) {
    int[] calls = {0};
    Supplier<Integer> square =
        () -> {
          calls[0]++;
          return number * number;
        };
    int result = wanted ? square.get() : 0;
    if (calls[0] > 1) {
      return -1; // reach: no
    }
    if (!wanted && calls[0] == 1) {
      return -2; // reach: no
    }
    return result == 9 ? 9 : 0; // reach: true yes, false yes
  }
}
