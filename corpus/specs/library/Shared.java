package library;

// check: violated, 1 events
// usage single of java.io.StringReader from java.lang.String.new { formula always (call read -> not from.isEmpty()) }

import java.io.IOException;
import java.io.StringReader;

/** Nothing is to be read where nothing is. */
public class Shared {
  public static int first(int x) throws IOException {
    return new StringReader(x == 5 ? "" : "a").read();
  }
}
