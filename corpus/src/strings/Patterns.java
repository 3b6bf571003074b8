package strings;

import java.util.regex.Pattern;

/** Regular expressions. */
final class Patterns {
  private static final Pattern TIME = Pattern.compile("[0-2][0-9]:[0-5][0-9]");

  // explore: any
  // returns: false, true
  // throws: NullPointerException
  static boolean digits(String s) {
    return s.matches("[0-9]{3}") ? true : false;
  }

  // explore: any
  // returns: "empty", "no", "yes"
  // throws: NullPointerException
  static String alternatives(String s) {
    if (s.isEmpty()) {
      return "empty";
    }
    return s.matches("cat|dog|bird") ? "yes" : "no";
  }

  // explore: open
  // returns: any
  // throws: NullPointerException
  // witness: "12:34"
  // witness: "23:59"
  static int compiled(String s) {
    if (!TIME.matcher(s).matches()) {
      return 0;
    }
    return s.startsWith("23") ? 2 : 1;
  }

  // explore: any
  // returns: any
  // throws: NullPointerException
  static int split(String s) {
    String[] parts = s.split(",");
    return parts.length == 2 ? 1 : 0;
  }
}
