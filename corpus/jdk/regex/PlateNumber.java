package regex;

import java.util.regex.Pattern;

/** The number plate of a car. */
// witness: town("B-AB 123")
// witness: town("M-X 1")
// witness: town("MUC1")
public final class PlateNumber {
  private static final Pattern PLATE = Pattern.compile("([A-Z]{1,3})-[A-Z]{1,2} [1-9][0-9]{0,3}");

  public static String town(String plate) {
    var matcher = PLATE.matcher(plate);
    if (!matcher.matches()) {
      return "foreign"; // reach: yes
    }
    String town = matcher.group(1);
    if (town.length() > 3 || plate.length() > 11) {
      return "?"; // reach: no
    }
    return town.equals("B") ? "Berlin" : "elsewhere"; // reach: true yes, false yes
  }
}
