package words;

/** Whether a word reads the same backwards. */
// witness: check("Anna")
// witness: check("Anne")
// witness: check("")
public final class Palindrome {
  public static String check(String word) {
    String lower = word.toLowerCase(java.util.Locale.ROOT);
    String reversed = new StringBuilder(lower).reverse().toString();
    if (reversed.length() != lower.length()) {
      return "?"; // reach: no
    }
    if (lower.isEmpty()) {
      return "empty"; // reach: yes
    }
    return reversed.equals(lower) ? "yes" : "no"; // reach: true yes, false yes
  }
}
