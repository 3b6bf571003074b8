package streams;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Takes numbers until one is negative, and leaves out the first ones. */
// witness: taken(1, 2, -1)
// witness: taken(-1, 2, 3)
public final class Until {
  public static int taken(int a, int b, int c) {
    List<Integer> taken =
        Stream.of(a, b, c).takeWhile(n -> n >= 0).skip(1).collect(Collectors.toList());
    if (taken.size() > 2) {
      return -1; // reach: no
    }
    if (!taken.isEmpty() && taken.get(0) != b) {
      return -2; // reach: no
    }
    return taken.size() == 1 ? 1 : 0; // reach: true yes, false yes
  }
}
