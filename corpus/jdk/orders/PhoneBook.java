package orders;

import java.util.Map;
import java.util.TreeMap;

/** A telephone book that does not care about capitals. */
// witness: lookUp("ANN")
// witness: lookUp("Bob")
// witness: lookUp("Cyd")
public final class PhoneBook {
  public static String lookUp(String name) {
    Map<String, String> numbers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    numbers.put("ann", "123");
    numbers.put("Ann", "124");
    numbers.put("bob", "125");
    if (numbers.size() == 3) {
      return "case matters"; // reach: no
    }
    String number = numbers.get(name);
    if (number == null) {
      return "unknown"; // reach: yes
    }
    return number.equals("124") ? "ann" : number; // reach: true yes, false yes
  }
}
