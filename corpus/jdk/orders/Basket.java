package orders;

import java.util.LinkedHashMap;
import java.util.Map;

/** A basket remembers the order in which things were put into it. */
// witness: first("milk", "bread")
// witness: first("milk", "milk")
public final class Basket {
  public static String first(String one, String two) {
    Map<String, Integer> basket = new LinkedHashMap<>();
    basket.merge(one, 1, Integer::sum);
    basket.merge(two, 1, Integer::sum);
    Map.Entry<String, Integer> entry = basket.entrySet().iterator().next();
    if (entry.getKey() != one) {
      return "reordered"; // reach: no
    }
    if (entry.getValue() == 2) {
      return basket.size() == 1 ? "twice" : "?"; // reach: true yes, false no
    }
    return "once"; // reach: yes
  }
}
