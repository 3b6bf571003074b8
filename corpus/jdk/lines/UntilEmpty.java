package lines;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;

/** Reads lines until an empty one. */
// witness: count("a\nb\n\nc")
// witness: count("a\nb\nc")
// witness: count("\n")
public final class UntilEmpty {
  public static String count(String text) throws IOException {
    BufferedReader reader = new BufferedReader(new StringReader(text));
    int lines = 0;
    String line = reader.readLine();
    while (line != null && !line.isEmpty()) {
      if (line.indexOf('\n') >= 0) {
        return "?"; // reach: no
      }
      lines++;
      line = reader.readLine();
    }
    if (line == null) {
      return "all"; // reach: yes
    }
    return lines == 2 ? "two" : "other"; // reach: true yes, false yes
  }
}
