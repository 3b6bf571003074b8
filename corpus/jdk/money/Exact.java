package money;

import java.math.BigDecimal;

/** Divides without rounding. */
// witness: perHead("10.00", 4)
// witness: perHead("10.00", 3)
// witness: perHead("0.00", 3)
public final class Exact {
  public static String perHead(String total, int people) {
    if (people < 1) {
      throw new IllegalArgumentException("nobody");
    }
    BigDecimal each =
        new BigDecimal(total).divide(BigDecimal.valueOf(people)); // reach: ArithmeticException yes
    if (each.signum() == 0) {
      return "free"; // reach: yes
    }
    if (each.multiply(BigDecimal.valueOf(people)).compareTo(new BigDecimal(total)) != 0) {
      return "rounded"; // reach: no
    }
    return each.toPlainString(); // reach: yes
  }
}
