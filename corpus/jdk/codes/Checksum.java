package codes;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Whether a message arrived as it was sent. */
// witness: check("123456789", 0xCBF43926L)
// witness: check("12345678", 0xCBF43926L)
// witness: check("", 0)
public final class Checksum {
  public static String check(String message, long expected) {
    CRC32 crc = new CRC32();
    crc.update(message.getBytes(StandardCharsets.US_ASCII));
    long value = crc.getValue();
    if (value < 0 || value > 0xFFFFFFFFL) {
      return "?"; // reach: no
    }
    if (message.isEmpty()) {
      return value == 0 ? "empty" : "?"; // reach: true yes, false no
    }
    return value == expected ? "fine" : "broken"; // reach: true yes, false yes
  }
}
