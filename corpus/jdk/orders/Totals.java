package orders;

import java.util.HashMap;
import java.util.Map;

/** What each customer has spent. */
// witness: best("ann:5 bob:3 ann:4")
// witness: best("ann:5 bob:9 ann:3")
// witness: best("ann")
// witness: best("ann:x")
// witness: best(" ")
public final class Totals {
  public static String best(String line) {
    Map<String, Integer> totals = new HashMap<>();
    for (String item : line.split(" ")) {
      String[] parts = item.split(":");
      int cents = Integer.parseInt(parts[1]); // reach: ArrayIndexOutOfBoundsException yes
      totals.merge(parts[0], cents, Integer::sum);
    }
    if (totals.isEmpty()) {
      return "nobody"; // reach: yes
    }
    int ann = totals.getOrDefault("ann", 0);
    int bob = totals.getOrDefault("bob", 0);
    if (ann == bob) {
      return ann < bob ? "?" : "both"; // reach: true no
    }
    return ann > bob ? "ann" : "bob"; // reach: true yes, false yes
  }
}
