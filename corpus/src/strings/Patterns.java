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

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  // witness: "12:34"
  // witness: "23:59"
  static int compiled(String s) {
    if (!TIME.matcher(s).matches()) {
      return 0;
    }
    return s.startsWith("23") ? 2 : 1;
  }

  private static final java.util.regex.Pattern DIGIT = java.util.regex.Pattern.compile("[0-9]+z");

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "a1z"
  static int found(String s) {
    return DIGIT.matcher(s).find() ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "1zb"
  static int lookingAt(String s) {
    return DIGIT.matcher(s).lookingAt() ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "12"
  static int matchedAtOnce(String s) {
    return java.util.regex.Pattern.matches("[0-9][0-9]", s) ? 1 : 0;
  }

  /** The second search begins where the first ended, which is not followed. */
  // explore: open
  // returns: any
  // throws: NullPointerException
  static int twice(String s) {
    java.util.regex.Matcher matcher = DIGIT.matcher(s);
    return matcher.find() && matcher.find() ? 1 : 0;
  }

  // explore: any
  // returns: any
  // throws: NullPointerException
  static int split(String s) {
    String[] parts = s.split(",");
    return parts.length == 2 ? 1 : 0;
  }
}
