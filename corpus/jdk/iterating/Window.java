package iterating;

import java.util.ArrayList;
import java.util.List;

/** Works on a part of a list. */
// witness: clear(1, 3)
// witness: clear(0, 4)
// witness: clear(3, 5)
public final class Window {
  public static String clear(int from, int to) {
    List<String> days = new ArrayList<>(List.of("mo", "tu", "we", "th"));
    List<String> part = days.subList(from, to); // reach: IndexOutOfBoundsException yes
    part.clear();
    if (days.size() != 4 - (to - from)) {
      return "?"; // reach: no
    }
    if (days.isEmpty()) {
      return "none"; // reach: yes
    }
    return days.get(0).equals("mo") ? "starts on monday" : "later"; // reach: true yes
  }
}
