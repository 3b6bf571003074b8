package words;

/** Counts vowels. */
// witness: count("education")
// witness: count("rhythm")
public final class Vowels {
  public static String count(String word) {
    long vowels = word.chars().filter(c -> "aeiou".indexOf(c) >= 0).count();
    if (vowels > word.length()) {
      return "too many"; // reach: no
    }
    if (vowels == 5) {
      return word.length() < 5 ? "?" : "five"; // reach: true no, false yes
    }
    return vowels == 0 ? "none" : "some"; // reach: true yes
  }
}
