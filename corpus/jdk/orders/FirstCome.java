package orders;

import java.util.HashMap;
import java.util.Map;

/** A table at a restaurant belongs to who comes first. */
// witness: owner(4, "ann", "bob")
// witness: owner(4, null, "bob")
public final class FirstCome {
  public static String owner(int table, String first, String second) {
    Map<Integer, String> tables = new HashMap<>();
    tables.putIfAbsent(table, first);
    String before = tables.putIfAbsent(table, second);
    if (before == null) {
      return first == null ? "second" : "?"; // reach: true yes, false no
    }
    if (tables.get(table) != first) {
      return "changed"; // reach: no
    }
    return before; // reach: yes
  }
}
