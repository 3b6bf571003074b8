package lookups;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The first number above a limit. */
// witness: above(25)
// witness: above(100)
// witness: above(-1)
public final class Limit {
  public static int above(int limit) {
    OptionalInt found = IntStream.of(10, 20, 30).filter(n -> n > limit).findFirst();
    if (found.isEmpty()) {
      return limit < 30 ? -1 : 0; // reach: true no, false yes
    }
    if (found.getAsInt() <= limit) {
      return -2; // reach: no
    }
    return found.getAsInt() == 30 ? 30 : 10; // reach: true yes, false yes
  }
}
