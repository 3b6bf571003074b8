package orders;

import java.util.TreeMap;

/** Counts votes; names come in alphabetical order. */
// witness: winner("b", "a", "b")
// witness: winner("c", "a", "b")
public final class Votes {
  public static String winner(String first, String second, String third) {
    TreeMap<String, Integer> votes = new TreeMap<>();
    votes.merge(first, 1, Integer::sum);
    votes.merge(second, 1, Integer::sum);
    votes.merge(third, 1, Integer::sum);
    if (votes.firstKey().compareTo(votes.lastKey()) > 0) {
      return "?"; // reach: no
    }
    for (String name : votes.keySet()) {
      if (votes.get(name) >= 2) {
        return name; // reach: yes
      }
    }
    return votes.size() == 3 ? "nobody" : "?"; // reach: true yes, false no
  }
}
