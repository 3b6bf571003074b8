package library;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;

/** Texts that are read. */
final class Readers {
  // explore: exhausted
  // returns: -1, 0, 1
  // throws: NullPointerException
  // paths: 4
  static int first(String text) throws IOException {
    int c = new StringReader(text).read();
    return c < 0 ? -1 : c == 'x' ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0
  // throws: NullPointerException
  static int markAndReset(String text) throws IOException {
    Reader reader = new StringReader(text);
    reader.mark(1);
    int c = reader.read();
    reader.reset();
    return reader.read() == c ? 0 : 1;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // witness: "key"
  static int intoAnArray(String text) throws IOException {
    char[] buffer = new char[16];
    int count = new StringReader(text).read(buffer, 1, 15);
    return count == 3 && buffer[1] == 'k' && buffer[2] == 'e' && buffer[3] == 'y' ? 1 : 0;
  }

  // explore: any
  // returns: 1
  // throws: NullPointerException, IndexOutOfBoundsException
  // options: runs=20
  static int intoAGivenArray(char[] buffer) throws IOException {
    new StringReader("abc").read(buffer, 0, 2);
    return buffer[1] == 'b' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  // options: runs=100
  // witness: "..no"
  static int skipped(String text) throws IOException {
    Reader reader = new StringReader(text);
    return reader.skip(2) == 2 && reader.read() == 'n' && reader.read() == 'o' ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1, 2
  // throws: NullPointerException
  // options: runs=300
  // witness: "GET\r\nme"
  // witness: "GET\n"
  static int lines(String text) throws IOException {
    BufferedReader reader = new BufferedReader(new StringReader(text));
    if (!"GET".equals(reader.readLine())) {
      return 0;
    }
    return "me".equals(reader.readLine()) ? 2 : 1;
  }

  // explore: any
  // returns: "", "number", "word"
  // throws: NullPointerException
  // options: runs=100
  static String token(String text) throws IOException {
    Reader reader = new StringReader(text);
    int c = reader.read();
    while (c == ' ') {
      c = reader.read();
    }
    return c < 0 ? "" : c >= '0' && c <= '9' ? "number" : "word";
  }

  // explore: exhausted
  // returns: none
  // throws: NullPointerException, IOException
  static int closed(String text) throws IOException {
    Reader reader = new StringReader(text);
    reader.close();
    return reader.read();
  }

  static final class Shouting extends StringReader {
    Shouting(String text) {
      super(text);
    }

    @Override
    public int read() throws IOException {
      return Character.toUpperCase(super.read());
    }
  }

  /** What a subclass reads is not followed. */
  // explore: open
  // returns: any
  // throws: NullPointerException
  static int inherited(String text) throws IOException {
    return new Shouting(text).read() == 'X' ? 1 : 0;
  }
}
