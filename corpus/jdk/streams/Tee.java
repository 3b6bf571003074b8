package streams;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Smallest and largest in one pass. */
// witness: spread(3, 9, 5)
// witness: spread(4, 4, 4)
public final class Tee {
  public static long spread(int a, int b, int c) {
    long spread =
        Stream.of(a, b, c)
            .collect(
                Collectors.teeing(
                    Collectors.minBy(Integer::compare),
                    Collectors.maxBy(Integer::compare),
                    (min, max) -> (long) max.orElseThrow() - min.orElseThrow()));
    if (spread < 0) {
      return -1; // reach: no
    }
    return spread == 6 ? 6 : 0; // reach: true yes, false yes
  }
}
