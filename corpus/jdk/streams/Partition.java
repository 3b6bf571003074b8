package streams;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Parts numbers into small and large ones. */
// witness: of(1, 50, 200)
// witness: of(1, 50, 2)
public final class Partition {
  public static String of(int a, int b, int c) {
    Map<Boolean, List<Integer>> parts =
        Stream.of(a, b, c).collect(Collectors.partitioningBy(number -> number >= 100));
    int large = parts.get(true).size();
    int small = parts.get(false).size(); // reach: NullPointerException no
    if (large + small != 3) {
      return "?"; // reach: no
    }
    return large == 1 && small == 2 ? "one" : "other"; // reach: true yes, false yes
  }
}
