package formats;

import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** Amounts with two digits. */
// witness: text(5)
// witness: text(123456)
// witness: text(-5)
public final class TwoDigits {
  public static String text(int cents) {
    DecimalFormat format =
        new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.US));
    format.setRoundingMode(RoundingMode.HALF_UP);
    String text = format.format(cents / 100.0);
    if (text.indexOf('.') < 0) {
      return "no point"; // reach: no
    }
    if (text.equals("1,234.56")) {
      return "grouped"; // reach: yes
    }
    if (text.startsWith("-")) {
      return cents >= 0 ? "?" : "negative"; // reach: true no, false yes
    }
    return text.equals("0.05") ? "five cents" : text; // reach: true yes
  }
}
