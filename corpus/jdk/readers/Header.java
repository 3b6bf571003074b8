package readers;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/** The head of a file format of our own. */
// witness: version(new byte[] {'Q', 'R', 0, 2})
// witness: version(new byte[] {'Q', 'R', 0, 1, 9})
// witness: version(new byte[] {'P', 'K', 0, 1})
// witness: version(new byte[] {'Q', 'R', 0})
public final class Header {
  public static int version(byte[] file) throws IOException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(file))) {
      if (in.readByte() != 'Q' || in.readByte() != 'R') {
        return -1; // reach: yes
      }
      int version = in.readUnsignedShort(); // reach: EOFException yes
      if (version < 0 || version > 65_535) {
        return -2; // reach: no
      }
      return in.available() == 0 ? version : 0; // reach: true yes, false yes
    }
  }
}
