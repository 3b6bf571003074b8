package readers;

import java.nio.CharBuffer;

/** Looks at a part of a text without copying it. */
// witness: middle("abcdef")
// witness: middle("ab")
public final class CharWindow {
  public static String middle(String text) {
    if (text.length() < 4) {
      return "short"; // reach: yes
    }
    CharBuffer buffer = CharBuffer.wrap(text, 1, text.length() - 1);
    if (buffer.remaining() != text.length() - 2) {
      return "?"; // reach: no
    }
    if (buffer.get() != text.charAt(1)) {
      return "?"; // reach: no
    }
    return buffer.toString().equals("cde") ? "cde" : "other"; // reach: true yes
  }
}
