package money;

import java.util.Currency;

/** How an amount in the smallest unit is written. */
// witness: units(1234, "EUR")
// witness: units(1234, "JPY")
// witness: units(1234, "XYZ")
public final class Currencies {
  public static long units(long amount, String code) {
    Currency currency = Currency.getInstance(code); // reach: IllegalArgumentException yes
    if (code.length() != 3) {
      return -1; // reach: no
    }
    if (currency.getDefaultFractionDigits() == 0) {
      return amount; // reach: yes
    }
    return amount * 100; // reach: yes
  }
}
