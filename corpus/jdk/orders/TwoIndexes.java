package orders;

import java.util.HashMap;
import java.util.Map;

/** Articles can be found by number and by name. */
// witness: rename("pen", "pencil")
// witness: rename("pen", "pen")
// witness: rename("cup", "mug")
public final class TwoIndexes {
  public record Article(int number, String name) {}

  public static String rename(String from, String to) {
    Map<Integer, Article> byNumber = new HashMap<>();
    Map<String, Article> byName = new HashMap<>();
    Article pen = new Article(1, "pen");
    byNumber.put(pen.number(), pen);
    byName.put(pen.name(), pen);
    Article found = byName.remove(from);
    if (found == null) {
      return "unknown"; // reach: yes
    }
    Article renamed = new Article(found.number(), to);
    byNumber.put(renamed.number(), renamed);
    byName.put(to, renamed);
    if (byNumber.size() != byName.size()) {
      return "out of step"; // reach: no
    }
    return renamed.equals(found) ? "as before" : "renamed"; // reach: true yes, false yes
  }
}
