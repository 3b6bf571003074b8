package regex;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A date by a pattern with names. */
// witness: quarter("2024-05-01")
// witness: quarter("2024-13-01")
// witness: quarter("24-5-1")
public final class IsoDate {
  private static final Pattern DATE =
      Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)");

  public static int quarter(String text) {
    Matcher matcher = DATE.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text); // reach: yes
    }
    int month = Integer.parseInt(matcher.group("month")); // reach: NumberFormatException no
    if (month < 0 || month > 99) {
      return -1; // reach: no
    }
    if (month < 1 || month > 12) {
      return 0; // reach: yes
    }
    return (month + 2) / 3 == 2 ? 2 : 1; // reach: true yes
  }
}
