package sorting;

import java.util.Collections;
import java.util.List;

/** The warmest and the coldest day. */
// witness: range(3, 12, 8)
// witness: range(4, 4, 4)
// witness: range(-30, 12, 8)
public final class Extremes {
  public static String range(int monday, int tuesday, int wednesday) {
    List<Integer> days = List.of(monday, tuesday, wednesday);
    int warmest = Collections.max(days);
    int coldest = Collections.min(days);
    if (coldest > warmest) {
      return "?"; // reach: no
    }
    if (coldest == warmest) {
      return "constant"; // reach: yes
    }
    return (long) warmest - coldest > 40 ? "extreme" : "mild"; // reach: true yes, false yes
  }
}
