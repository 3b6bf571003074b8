package formats;

import java.util.Locale;

/** Numbers with zeros in front. */
// witness: order(42)
// witness: order(123456)
// witness: order(-1)
public final class Padded {
  public static String order(int number) {
    if (number < 0) {
      throw new IllegalArgumentException("number"); // reach: yes
    }
    String text = String.format(Locale.ROOT, "%05d", number);
    if (text.length() < 5) {
      return "?"; // reach: no
    }
    if (text.length() > 5) {
      return number < 100_000 ? "?" : "long"; // reach: true no, false yes
    }
    return text.equals("00042") ? "answer" : text; // reach: true yes
  }
}
