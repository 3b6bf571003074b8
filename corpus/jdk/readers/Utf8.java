package readers;

import java.nio.charset.StandardCharsets;

/** How many bytes a text needs. */
// witness: size("abc")
// witness: size("a\u00e4")
// witness: size("\ud83d\ude00")
public final class Utf8 {
  public static String size(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length < text.length()) {
      return "?"; // reach: no
    }
    if (bytes.length > 3 * text.length()) {
      return "?"; // reach: no
    }
    if (bytes.length == text.length()) {
      return "ascii"; // reach: yes
    }
    int points = text.codePointCount(0, text.length());
    return points < text.length() ? "emoji" : "accents"; // reach: true yes, false yes
  }
}
