package dev.quarry.testgen.replay.runner;

import java.util.ArrayList;
import java.util.List;

/**
 * Texts as one line of ASCII: separated by tabs, with escapes. A line that was written whole is
 * read whole, whatever is in the texts.
 */
public final class Line {
  private static final int FIRST_PLAIN = 0x20;
  private static final int FIRST_NOT_PLAIN = 0x7f;
  private static final int HEX = 16;
  private static final int DIGITS = 4;

  private Line() {}

  /** The line, without its end. */
  public static String of(List<String> fields) {
    StringBuilder line = new StringBuilder();
    for (String field : fields) {
      if (line.length() > 0) {
        line.append('\t');
      }
      escape(field, line);
    }
    return line.toString();
  }

  private static void escape(String field, StringBuilder line) {
    // An empty field would not be seen at the beginning of a line.
    line.append('.');
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      if (c >= FIRST_PLAIN && c < FIRST_NOT_PLAIN && c != '\\') {
        line.append(c);
      } else {
        String hex = Integer.toHexString(c);
        line.append('\\').append("0".repeat(DIGITS - hex.length())).append(hex);
      }
    }
  }

  /** The fields of a line. */
  public static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    for (String field : line.split("\t", -1)) {
      fields.add(plain(field));
    }
    return fields;
  }

  private static String plain(String field) {
    StringBuilder text = new StringBuilder();
    int at = 1;
    while (at < field.length()) {
      char c = field.charAt(at++);
      if (c == '\\') {
        text.append((char) Integer.parseInt(field.substring(at, at + DIGITS), HEX));
        at += DIGITS;
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }
}
