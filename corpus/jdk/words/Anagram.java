package words;

import java.util.Arrays;

/** Whether two words have the same letters. */
// witness: check("listen", "silent")
// witness: check("listen", "listen")
// witness: check("listen", "silents")
// witness: check("abc", "abd")
public final class Anagram {
  public static String check(String first, String second) {
    if (first.length() != second.length()) {
      return "lengths"; // reach: yes
    }
    char[] a = first.toCharArray();
    char[] b = second.toCharArray();
    Arrays.sort(a);
    Arrays.sort(b);
    if (!Arrays.equals(a, b)) {
      return first.equals(second) ? "?" : "no"; // reach: true no, false yes
    }
    return first.equals(second) ? "same" : "yes"; // reach: true yes, false yes
  }
}
