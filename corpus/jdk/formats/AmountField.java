package formats;

import java.text.NumberFormat;
import java.text.ParseException;
import java.util.Locale;

/** Reads an amount with separators. */
// witness: read("1,234.5")
// witness: read("12 EUR")
// witness: read("EUR 12")
public final class AmountField {
  public static double read(String text) {
    NumberFormat format = NumberFormat.getInstance(Locale.US);
    try {
      double amount = format.parse(text).doubleValue();
      if (text.isEmpty()) {
        return -2; // reach: no
      }
      if (amount == 1234.5) {
        return 1; // reach: yes
      }
      return amount == 12 ? 2 : 3; // reach: true yes
    } catch (ParseException e) {
      return -1; // reach: yes
    }
  }
}
