package money;

import java.math.BigDecimal;

/** Turns an amount into cents. */
// witness: of("12.34")
// witness: of("12.345")
// witness: of("-12.34")
public final class Cents {
  public static long of(String amount) {
    long cents =
        new BigDecimal(amount).movePointRight(2).longValueExact(); // reach: ArithmeticException yes
    if (cents < 0) {
      return amount.contains("-") ? -cents : 0; // reach: true yes
    }
    return cents == 1234 ? 1 : cents; // reach: true yes
  }
}
