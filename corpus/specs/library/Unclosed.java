package library;

// check: violated, 2 events
// usage closed of java.io.Reader { complete formula eventually call close or always not call read }

import java.io.IOException;
import java.io.StringReader;

/** Stops in the middle. */
public class Unclosed {
  public static int count(int most) throws IOException {
    StringReader reader = new StringReader("abc");
    int count = 0;
    while (reader.read() >= 0) {
      count++;
      if (count > most) {
        return -1;
      }
    }
    reader.close();
    return count;
  }
}
