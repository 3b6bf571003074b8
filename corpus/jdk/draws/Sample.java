package draws;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers drawn as a stream. */
// witness: check(5, 3)
// witness: check(5, 0)
// witness: check(5, -1)
public final class Sample {
  public static String check(long seed, int count) {
    if (count > 20) {
      return "too many";
    }
    Random random = new Random(seed);
    IntStream drawn = random.ints(count, 10, 20); // reach: IllegalArgumentException yes
    List<Integer> numbers = drawn.boxed().collect(Collectors.toList());
    if (numbers.size() != count) {
      return "?"; // reach: no
    }
    for (int number : numbers) {
      if (number < 10 || number >= 20) {
        return "outside"; // reach: no
      }
    }
    return numbers.isEmpty() ? "none" : "some"; // reach: true yes, false yes
  }
}
