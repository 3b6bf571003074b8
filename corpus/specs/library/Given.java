package library;

// check: holds
// usage closed of java.io.Reader { complete formula eventually call close }

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;

/** Who wraps a reader closes it. */
public class Given {
  public static int count(int x) throws IOException {
    StringReader inner = new StringReader("abc");
    try (BufferedReader reader = new BufferedReader(inner)) {
      return x > 0 ? reader.read() : -1;
    }
  }
}
