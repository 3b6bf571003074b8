package readers;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Writes a record and reads it again. */
// witness: check(7, true)
// witness: check(7, false)
public final class RoundTrip {
  public static String check(int number, boolean flag) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(number);
      out.writeBoolean(flag);
    }
    if (bytes.size() != 5) {
      return "size"; // reach: no
    }
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    if (in.readInt() != number) { // reach: EOFException no
      return "number"; // reach: no
    }
    return in.readBoolean() ? "on" : "off"; // reach: true yes, false yes
  }
}
