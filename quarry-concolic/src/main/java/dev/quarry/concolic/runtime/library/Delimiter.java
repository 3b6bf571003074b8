package dev.quarry.concolic.runtime.library;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a simple regular expression stands for between the parts of a text: a literal, or one of a
 * set of characters, once or as often as there is one.
 *
 * @param literal null if it is a set
 * @param set a regular expression for one character; empty if it is a literal
 * @param isRepeated whether as many as there are of the set are one delimiter
 */
record Delimiter(@Nullable String literal, String set, boolean isRepeated) {
  private static final String META = ".$|()[]{}^?*+\\";

  /**
   * Classes without complements, which would be of code points, and without nested ones; a quoted
   * character in one is no letter, whatever it means.
   */
  private static final Pattern SET =
      Pattern.compile("\\\\[sdwtnr]|\\[(?:[^\\[\\]\\\\^&]|\\\\[sdwtnr]|\\\\[^\\p{Alnum}])+]");

  /** What a regular expression stands for; null if it is none of these. */
  static @Nullable Delimiter of(String regex) {
    if (regex.isEmpty() || regex.chars().anyMatch(c -> c > 127)) {
      return null;
    }
    String literal = literal(regex);
    if (literal != null) {
      return new Delimiter(literal, "", false);
    }
    boolean isRepeated = regex.endsWith("+");
    String once = isRepeated ? regex.substring(0, regex.length() - 1) : regex;
    String single = literal(once);
    boolean isSet = SET.matcher(once).matches() || single != null && single.length() == 1;
    return isSet ? new Delimiter(null, once, isRepeated) : null;
  }

  private static @Nullable String literal(String regex) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < regex.length(); i++) {
      char c = regex.charAt(i);
      boolean isQuoting = c == '\\' && i + 1 < regex.length();
      if (isQuoting) {
        i++;
        c = regex.charAt(i);
      }
      if (isQuoting ? Character.isLetterOrDigit(c) : META.indexOf(c) >= 0) {
        return null;
      }
      text.append(c);
    }
    return text.toString();
  }
}
