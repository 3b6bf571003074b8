package library;

// check: violated, 2 events
// usage open of java.io.Reader { formula always (call read -> not once call close) }

import java.io.IOException;
import java.io.Reader;

/** A reader of the program's own. */
public class Mine {
  static class Zeros extends Reader {
    @Override
    public int read(char[] into, int from, int length) {
      return length;
    }

    @Override
    public void close() {}
  }

  public static void use(int x) throws IOException {
    Reader reader = new Zeros();
    reader.close();
    if (x == -8) {
      reader.read(new char[1], 0, 1);
    }
  }
}
