package promises;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parts of a text that an expression names. */
public final class Groups {
  private static final Pattern SIZE = Pattern.compile("(\\d{1,2})x(\\d{1,2})");
  private static final Pattern OPTION = Pattern.compile("([a-z]+)(=\\d)?");

  private Groups() {}

  public static int area(String text) {
    Matcher matcher = SIZE.matcher(text);
    if (!matcher.matches()) {
      return 0; // reach: yes
    }
    int width = Integer.parseInt(matcher.group(1)); // reach: NumberFormatException no
    int height = Integer.parseInt(matcher.group(2));
    if (width * height > 9801) {
      return 1; // reach: no, undecided: a product of two numbers read from texts
    }
    return width == height ? 2 : 3; // reach: true yes, false yes
  }

  public static int first(String text) {
    Matcher matcher = SIZE.matcher(text);
    if (matcher.find()) {
      if (matcher.group().length() > 5) {
        return 1; // reach: no
      }
      return matcher.start() < 0 ? 2 : 3; // reach: true no, false yes
    }
    return 4; // reach: yes
  }

  public static int option(String text) {
    Matcher matcher = OPTION.matcher(text);
    if (matcher.matches()) {
      return matcher.group(2) == null ? 1 : 2; // reach: true yes, false yes
    }
    return 3; // reach: yes
  }

  /** Somebody else may give the matcher another expression. */
  public static int changed(String text) {
    Matcher matcher = SIZE.matcher(text);
    change(matcher);
    if (matcher.find() && matcher.group(1).length() > 2) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  /** The text is another one when the group is asked for. */
  public static int edited(char c) {
    StringBuilder text = new StringBuilder("12x34");
    Matcher matcher = SIZE.matcher(text);
    if (matcher.find()) {
      text.setCharAt(0, c);
      return matcher.group(1).charAt(0) == 'a' ? 1 : 2; // reach: true yes, false yes
    }
    return 3;
  }

  private static void change(Matcher matcher) {
    matcher.usePattern(Pattern.compile("(.*)"));
  }
}
