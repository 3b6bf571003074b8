package words;

import java.util.Locale;

/** Turns names of columns into names of fields. */
// witness: of("order_date")
// witness: of("order_")
// witness: of("")
public final class CamelCase {
  public static String of(String column) {
    StringBuilder name = new StringBuilder();
    boolean upper = false;
    for (char c : column.toLowerCase(Locale.ROOT).toCharArray()) {
      if (c == '_') {
        upper = true; // reach: yes
      } else {
        name.append(upper ? Character.toUpperCase(c) : c);
        upper = false;
      }
    }
    if (name.indexOf("_") >= 0) {
      return "underscore"; // reach: no
    }
    if (name.length() == 0) {
      return "none"; // reach: yes
    }
    return name.toString().equals("orderDate") ? "date" : "other"; // reach: true yes, false yes
  }
}
