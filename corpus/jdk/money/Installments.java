package money;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Pays a price in equal parts; the last one is what is left. */
// witness: last(100_00, 3)
// witness: last(99_00, 3)
// witness: last(99_00, 0)
public final class Installments {
  public static String last(int cents, int parts) {
    if (cents <= 0 || parts < 1 || parts > 24) {
      throw new IllegalArgumentException("no plan"); // reach: yes
    }
    BigDecimal price = BigDecimal.valueOf(cents, 2);
    BigDecimal each = price.divide(BigDecimal.valueOf(parts), 2, RoundingMode.DOWN);
    BigDecimal last = price.subtract(each.multiply(BigDecimal.valueOf(parts - 1L)));
    if (last.compareTo(each) < 0) {
      return "less"; // reach: no
    }
    return last.compareTo(each) == 0 ? "equal" : "more"; // reach: true yes, false yes
  }
}
