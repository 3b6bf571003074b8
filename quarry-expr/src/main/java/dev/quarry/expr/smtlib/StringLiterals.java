package dev.quarry.expr.smtlib;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * String literals of the theory UnicodeStrings. A string of ours is a sequence of UTF-16 code
 * units, so a surrogate may stand alone.
 */
final class StringLiterals {
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\u(?:\\{([0-9a-fA-F]{1,5})\\}|([0-9a-fA-F]{4}))");

  private StringLiterals() {}

  /** The literal, in quotes. */
  static String of(String value) {
    var text = new StringBuilder("\"");
    for (char c : value.toCharArray()) {
      if (c == '"') {
        text.append("\"\"");
      } else if (c >= ' ' && c <= '~' && c != '\\') {
        text.append(c);
      } else {
        text.append("\\u{").append(Integer.toHexString(c)).append('}');
      }
    }
    return text.append('"').toString();
  }

  /** The string a literal's content denotes. */
  static String unescape(String content) {
    Matcher matcher = ESCAPE.matcher(content);
    var value = new StringBuilder();
    while (matcher.find()) {
      String digits = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
      String unit = Character.toString(Integer.parseInt(digits, 16));
      matcher.appendReplacement(value, Matcher.quoteReplacement(unit));
    }
    return matcher.appendTail(value).toString();
  }
}
