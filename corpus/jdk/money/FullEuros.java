package money;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Rounds to full euros. */
// witness: round(250)
// witness: round(249)
// witness: round(-250)
public final class FullEuros {
  private static final BigDecimal HALF = new BigDecimal("0.50");

  public static String round(long cents) {
    BigDecimal amount = BigDecimal.valueOf(cents, 2);
    BigDecimal rounded = amount.setScale(0, RoundingMode.HALF_UP);
    BigDecimal error = rounded.subtract(amount);
    if (error.abs().compareTo(HALF) > 0) {
      return "wrong"; // reach: no
    }
    if (error.compareTo(HALF) == 0) {
      return "up"; // reach: yes
    }
    return error.signum() < 0 ? "down" : "near"; // reach: true yes
  }
}
