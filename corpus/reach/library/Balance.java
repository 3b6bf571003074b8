package library;

import java.math.BigDecimal;

/** Amounts of money. */
public final class Balance {
  public static int look(int cents) {
    BigDecimal amount = BigDecimal.valueOf(cents, 2);
    if (amount.signum() > 0 && cents <= 0) {
      return 1; // reach: no
    }
    return amount.scale() == 2 ? 2 : 3; // reach: true yes, false no
  }
}
