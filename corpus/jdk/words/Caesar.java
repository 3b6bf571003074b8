package words;

/** Moves letters by some places. */
// witness: encode("xyz", 3)
// witness: encode("a-b", 3)
// witness: encode("abc", 26)
public final class Caesar {
  public static String encode(String text, int shift) {
    if (shift < 1 || shift > 25) {
      throw new IllegalArgumentException("shift"); // reach: yes
    }
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 'a' || c > 'z') {
        return "?"; // reach: yes
      }
      char moved = (char) ('a' + (c - 'a' + shift) % 26);
      if (moved == c || !Character.isLetter(moved)) {
        return "wrong"; // reach: no
      }
      code.append(moved);
    }
    return code.toString().equals("abc") ? "end" : "other"; // reach: true yes
  }
}
