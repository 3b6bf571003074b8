package readers;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads bytes that should be a text. */
// witness: text(new byte[] {'h', 'i'})
// witness: text(new byte[] {'h', (byte) 0xff})
// witness: text(new byte[] {(byte) 0xc3, (byte) 0xa4})
public final class Decode {
  public static String text(byte[] bytes) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return "no text"; // reach: yes
    }
    if (text.length() > bytes.length) {
      return "?"; // reach: no
    }
    return text.equals("hi") ? "greeting" : "other"; // reach: true yes, false yes
  }
}
