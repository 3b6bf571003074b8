package readers;

import java.io.IOException;
import java.io.PushbackReader;
import java.io.StringReader;

/** Reads a number and leaves what follows. */
// witness: number("12+3")
// witness: number("+3")
// witness: number("12")
public final class Pushback {
  public static String number(String text) throws IOException {
    PushbackReader reader = new PushbackReader(new StringReader(text));
    StringBuilder digits = new StringBuilder();
    int c = reader.read();
    while (c >= '0' && c <= '9') {
      digits.append((char) c);
      c = reader.read();
    }
    if (c < 0) {
      return "end"; // reach: yes
    }
    reader.unread(c); // reach: IOException no
    if (reader.read() != c) {
      return "?"; // reach: no
    }
    return digits.length() == 0 ? "no number" : digits.toString(); // reach: true yes, false yes
  }
}
