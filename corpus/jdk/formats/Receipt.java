package formats;

import java.util.Locale;

/** A line of a receipt. */
// witness: line("tea", 250)
// witness: line("earl grey tea", 250)
// witness: line("tea", -1)
public final class Receipt {
  public static String line(String article, int cents) {
    if (cents < 0 || cents > 99_999) {
      throw new IllegalArgumentException("price"); // reach: yes
    }
    String line = String.format(Locale.ROOT, "%-10s%6d.%02d", article, cents / 100, cents % 100);
    if (line.length() < 19) {
      return "short"; // reach: no
    }
    if (line.length() > 19) {
      return article.length() > 10 ? "long name" : "?"; // reach: true yes
    }
    return line.endsWith("2.50") ? "tea time" : line; // reach: true yes
  }
}
