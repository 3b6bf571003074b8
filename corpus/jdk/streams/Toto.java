package streams;

import java.util.stream.IntStream;

/** Whether all, some or none of the numbers match. */
// witness: check(2, 4, 6)
// witness: check(1, 4, 6)
// witness: check(1, 3, 5)
public final class Toto {
  public static String check(int a, int b, int c) {
    boolean all = IntStream.of(a, b, c).allMatch(n -> n % 2 == 0);
    boolean some = IntStream.of(a, b, c).anyMatch(n -> n % 2 == 0);
    boolean none = IntStream.of(a, b, c).noneMatch(n -> n % 2 == 0);
    if (all && none) {
      return "contradiction"; // reach: no
    }
    if (some == none) {
      return "contradiction"; // reach: no
    }
    if (all) {
      return "even"; // reach: yes
    }
    return some ? "mixed" : "odd"; // reach: true yes, false yes
  }
}
