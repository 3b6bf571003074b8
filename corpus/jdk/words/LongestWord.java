package words;

import java.util.StringTokenizer;

/** The longest word of a sentence. */
// witness: of("the quick fox")
// witness: of("  ")
public final class LongestWord {
  public static String of(String sentence) {
    StringTokenizer words = new StringTokenizer(sentence);
    String longest = "";
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (word.isEmpty()) {
        return "empty"; // reach: no
      }
      if (word.length() > longest.length()) {
        longest = word; // reach: yes
      }
    }
    return longest.length() > sentence.length() ? "?" : longest; // reach: true no, false yes
  }
}
