package codes;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Reads the user's name out of a token. */
// witness: user("dXNlcjphbm4=")
// witness: user("YW5u")
// witness: user("?")
public final class Token {
  public static String user(String token) {
    byte[] bytes = Base64.getDecoder().decode(token); // reach: IllegalArgumentException yes
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    if (text.length() != bytes.length) {
      return "?"; // reach: no
    }
    if (!text.startsWith("user:")) {
      return "no user"; // reach: yes
    }
    return text.substring(5).equals("ann") ? "ann" : "other"; // reach: true yes
  }
}
