package formats;

import java.text.ChoiceFormat;

/** Words for numbers of files. */
// witness: files(0)
// witness: files(1)
// witness: files(12)
public final class Choice {
  private static final double[] LIMITS = {0, 1, 2};
  private static final String[] WORDS = {"no files", "one file", "many files"};

  public static String files(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count");
    }
    String words = new ChoiceFormat(LIMITS, WORDS).format(count);
    if (words.startsWith("one")) {
      return count == 1 ? words : "?"; // reach: true yes, false no
    }
    if (words.isEmpty()) {
      return "nothing"; // reach: no
    }
    return words.startsWith("many") ? "many" : "no"; // reach: true yes, false yes
  }
}
