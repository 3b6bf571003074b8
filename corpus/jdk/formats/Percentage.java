package formats;

import java.text.NumberFormat;
import java.util.Locale;

/** A share in per cent. */
// witness: text(1, 4)
// witness: text(3, 3)
// witness: text(4, 3)
public final class Percentage {
  public static String text(int part, int whole) {
    if (whole <= 0 || part < 0 || part > whole) {
      throw new IllegalArgumentException("share"); // reach: yes
    }
    NumberFormat format = NumberFormat.getPercentInstance(Locale.US);
    String text = format.format((double) part / whole);
    if (!text.endsWith("%")) {
      return "?"; // reach: no
    }
    if (text.startsWith("-")) {
      return "negative"; // reach: no
    }
    return text.equals("100%") ? "all" : text; // reach: true yes, false yes
  }
}
