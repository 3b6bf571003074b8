package regex;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills in the blanks of a letter. */
// witness: fill("Dear {name}!")
// witness: fill("Dear {title}!")
// witness: fill("Dear all!")
public final class Template {
  private static final Pattern BLANK = Pattern.compile("\\{(\\w+)\\}");
  private static final Map<String, String> VALUES = Map.of("name", "Ann", "town", "Rome");

  public static String fill(String template) {
    Matcher matcher = BLANK.matcher(template);
    StringBuilder letter = new StringBuilder();
    int blanks = 0;
    while (matcher.find()) {
      String value = VALUES.get(matcher.group(1));
      if (value == null) {
        throw new IllegalArgumentException(matcher.group(1)); // reach: yes
      }
      matcher.appendReplacement(letter, value);
      blanks++;
    }
    matcher.appendTail(letter);
    if (blanks == 0) {
      return letter.toString().equals(template) ? "no blanks" : "?"; // reach: true yes, false no
    }
    return letter.toString().equals("Dear Ann!") ? "letter" : "other"; // reach: true yes
  }
}
