package readers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;

/** Skips the comment at the head of a file. */
// witness: first("# a\n# b\nsize\n")
// witness: first("# a")
// witness: first("size")
public final class Skip {
  public static String first(String file) throws IOException {
    try (BufferedReader reader = new BufferedReader(new StringReader(file))) {
      String line = reader.readLine();
      int skipped = 0;
      while (line != null && line.startsWith("#")) {
        line = reader.readLine();
        skipped++;
      }
      if (line == null) {
        return "only comments"; // reach: yes
      }
      if (line.startsWith("#")) {
        return "?"; // reach: no
      }
      return skipped == 2 && line.equals("size") ? "size" : "other"; // reach: true yes, false yes
    }
  }
}
