package regex;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds all numbers in a text. */
// witness: sum("3 apples and 4 pears")
// witness: sum("none")
// witness: sum("99999999999")
public final class Digits {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  public static int sum(String text) {
    Matcher matcher = NUMBER.matcher(text);
    int sum = 0;
    int count = 0;
    while (matcher.find()) {
      if (matcher.end() <= matcher.start()) {
        return -1; // reach: no
      }
      sum += Integer.parseInt(matcher.group()); // reach: NumberFormatException yes
      count++;
    }
    return count == 2 && sum == 7 ? 7 : 0; // reach: true yes, false yes
  }
}
