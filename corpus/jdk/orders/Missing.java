package orders;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Compares what was ordered with what came. */
// witness: check("a b c", "a b")
// witness: check("a b", "a b c")
// witness: check("a b", "b a")
public final class Missing {
  public static String check(String ordered, String delivered) {
    Set<String> wanted = new HashSet<>(Arrays.asList(ordered.split(" ")));
    Set<String> came = new HashSet<>(Arrays.asList(delivered.split(" ")));
    Set<String> missing = new HashSet<>(wanted);
    missing.removeAll(came);
    if (missing.size() > wanted.size()) {
      return "more"; // reach: no
    }
    if (!missing.isEmpty()) {
      return came.containsAll(wanted) ? "?" : "missing"; // reach: true no, false yes
    }
    return came.size() > wanted.size() ? "too much" : "complete"; // reach: true yes, false yes
  }
}
