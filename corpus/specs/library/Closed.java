package library;

// check: violated, 2 events
// usage open of java.io.Reader { formula always (call read -> not once call close) }

import java.io.IOException;
import java.io.StringReader;

/** Reads once more. */
public class Closed {
  public static int count(int x) throws IOException {
    StringReader reader = new StringReader("abc");
    reader.close();
    return x == 1000 ? reader.read() : 0;
  }
}
