package money;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** A part in per cent. */
// witness: percent(1, 3)
// witness: percent(3, 3)
// witness: percent(3, 0)
// witness: percent(-3, 2)
public final class Share {
  public static String percent(int part, int whole) {
    BigDecimal parts = BigDecimal.valueOf(part).movePointRight(2);
    BigDecimal all = BigDecimal.valueOf(whole);
    BigDecimal percent = parts.divide(all, 1, RoundingMode.DOWN); // reach: ArithmeticException yes
    if (percent.signum() < 0) {
      return "negative"; // reach: yes
    }
    if (part == whole) {
      return percent.intValue() == 100 ? "all" : "some"; // reach: true yes, false no
    }
    return percent + " %"; // reach: yes
  }
}
