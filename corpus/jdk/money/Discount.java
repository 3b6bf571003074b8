package money;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Takes some per cent off a price. */
// witness: apply(1999, 15)
// witness: apply(1999, 100)
// witness: apply(1999, 101)
public final class Discount {
  public static BigDecimal apply(int cents, int percent) {
    if (cents < 0 || percent < 0 || percent > 100) {
      throw new IllegalArgumentException("out of range"); // reach: yes
    }
    BigDecimal price = BigDecimal.valueOf(cents, 2);
    BigDecimal off = price.multiply(BigDecimal.valueOf(percent, 2));
    BigDecimal reduced = price.subtract(off).setScale(2, RoundingMode.HALF_EVEN);
    if (reduced.signum() < 0) {
      return BigDecimal.ZERO; // reach: no
    }
    if (reduced.compareTo(price) > 0) {
      return price; // reach: no
    }
    return reduced.signum() == 0 ? BigDecimal.ONE : reduced; // reach: true yes, false yes
  }
}
