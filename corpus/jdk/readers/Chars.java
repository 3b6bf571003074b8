package readers;

import java.io.IOException;
import java.io.StringReader;

/** Counts spaces, one character after the other. */
// witness: spaces("a b c")
// witness: spaces("")
public final class Chars {
  public static int spaces(String text) throws IOException {
    StringReader reader = new StringReader(text);
    int spaces = 0;
    int read = 0;
    for (int c = reader.read(); c >= 0; c = reader.read()) {
      if (c > Character.MAX_VALUE) {
        return -1; // reach: no
      }
      spaces += c == ' ' ? 1 : 0;
      read++;
    }
    if (read != text.length()) {
      return -2; // reach: no
    }
    return spaces == 2 ? 2 : 0; // reach: true yes, false yes
  }
}
