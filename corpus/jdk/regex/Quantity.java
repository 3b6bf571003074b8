package regex;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An amount with an optional unit. */
// witness: grams("2 kg")
// witness: grams("500")
// witness: grams("two")
public final class Quantity {
  private static final Pattern QUANTITY = Pattern.compile("(\\d{1,4})(?: (kg|g))?");

  public static int grams(String text) {
    Matcher matcher = QUANTITY.matcher(text);
    if (!matcher.matches()) {
      return -1; // reach: yes
    }
    int amount = Integer.parseInt(matcher.group(1)); // reach: NumberFormatException no
    String unit = matcher.group(2);
    if (unit == null) {
      return amount; // reach: yes
    }
    if (!unit.endsWith("g")) {
      return -2; // reach: no
    }
    return unit.equals("kg") ? amount * 1000 : amount; // reach: true yes
  }
}
