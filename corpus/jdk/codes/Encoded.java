package codes;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Passes a text through Base64. */
// witness: check("ab")
// witness: check("abc")
// witness: check("")
public final class Encoded {
  public static String check(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    String code = Base64.getEncoder().encodeToString(bytes);
    byte[] back = Base64.getDecoder().decode(code); // reach: IllegalArgumentException no
    if (back.length != bytes.length) {
      return "lost"; // reach: no
    }
    if (code.endsWith("=")) {
      return bytes.length % 3 == 0 ? "?" : "padded"; // reach: true no, false yes
    }
    return code.equals("YWJj") ? "abc" : "full"; // reach: true yes, false yes
  }
}
