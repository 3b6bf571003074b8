package streams;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Squares below a limit. */
// witness: count(26)
// witness: count(1)
public final class Squares {
  public static String count(int limit) {
    List<Integer> squares =
        IntStream.iterate(0, i -> i + 1)
            .map(i -> i * i)
            .limit(10)
            .filter(square -> square < limit)
            .boxed()
            .collect(Collectors.toList());
    if (squares.size() > 10) {
      return "?"; // reach: no
    }
    if (squares.contains(26)) {
      return "no square"; // reach: no
    }
    return squares.size() == 6 ? "up to 25" : "other"; // reach: true yes, false yes
  }
}
