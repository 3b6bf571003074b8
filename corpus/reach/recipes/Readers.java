package recipes;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/** Readers that somebody has to open. */
public final class Readers {
  private Readers() {}

  public static int marks(Reader reader) throws IOException {
    int first = reader.read();
    if (first == '#') {
      int second = reader.read();
      if (second == '!') {
        return 2; // reach: yes
      }
      return 1; // reach: yes
    }
    return 0; // reach: yes
  }

  public static boolean isHeader(Reader reader) throws IOException {
    String line = new BufferedReader(reader).readLine();
    if (line != null && line.startsWith("==")) {
      return true; // reach: yes
    }
    return false; // reach: yes
  }
}
