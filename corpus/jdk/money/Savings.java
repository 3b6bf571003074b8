package money;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** An account with interest. */
// witness: after(100_00, 3, 2)
// witness: after(1, 3, 2)
// witness: after(1, 3, 11)
public final class Savings {
  public static BigDecimal after(int cents, int percent, int years) {
    if (cents < 0 || percent < 0 || percent > 20 || years < 0 || years > 10) {
      throw new IllegalArgumentException("out of range"); // reach: yes
    }
    BigDecimal start = BigDecimal.valueOf(cents, 2);
    BigDecimal factor = BigDecimal.valueOf(100 + percent, 2);
    BigDecimal balance = start;
    for (int year = 0; year < years; year++) {
      balance = balance.multiply(factor).setScale(2, RoundingMode.HALF_UP);
    }
    if (balance.compareTo(start) < 0) {
      return start; // reach: no
    }
    return balance.equals(start) ? BigDecimal.ZERO : balance; // reach: true yes, false yes
  }
}
