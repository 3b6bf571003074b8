package regex;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Searches by a pattern that a user typed. */
// witness: matches("a[bc]", "ac")
// witness: matches("a[bc", "ac")
// witness: matches("a[bc]", "ad")
public final class UserPattern {
  public static String matches(String pattern, String text) {
    Pattern compiled;
    try {
      compiled = Pattern.compile(pattern);
    } catch (PatternSyntaxException e) {
      return "not a pattern"; // reach: yes
    }
    if (!compiled.pattern().equals(pattern)) {
      return "?"; // reach: no
    }
    return compiled.matcher(text).find() ? "found" : "not found"; // reach: true yes, false yes
  }
}
