package words;

/** Writes repeated letters with their number. */
// witness: encode("aaab")
// witness: encode("")
// witness: encode("ab")
public final class RunLength {
  public static String encode(String text) {
    StringBuilder code = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int start = i;
      while (i < text.length() && text.charAt(i) == text.charAt(start)) {
        i++;
      }
      if (i == start) {
        return "stuck"; // reach: no
      }
      code.append(text.charAt(start)).append(i - start);
    }
    if (code.length() == 0) {
      return "nothing"; // reach: yes
    }
    return code.length() < 6 && text.length() > 3 ? "short" : "long"; // reach: true yes, false yes
  }
}
