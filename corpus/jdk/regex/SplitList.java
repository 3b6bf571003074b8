package regex;

import java.util.regex.Pattern;

/** A list with several separators. */
// witness: count("a, b;c")
// witness: count("a")
// witness: count(",")
public final class SplitList {
  private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;]\\s*");

  public static int count(String list) {
    String[] parts = SEPARATOR.split(list);
    if (parts.length == 0) {
      return 0; // reach: yes
    }
    for (String part : parts) {
      if (part.indexOf(',') >= 0 || part.indexOf(';') >= 0) {
        return -1; // reach: no
      }
    }
    return parts.length == 3 ? 3 : 1; // reach: true yes, false yes
  }
}
