package streams;

import java.math.BigDecimal;
import java.util.Arrays;

/** The sum of an invoice. */
// witness: check(new Item("tea", 2, "2.50"), new Item("cup", 1, "5.00"))
// witness: check()
// witness: check(new Item("tea", 2, "2,50"))
public final class Invoice {
  public record Item(String name, int count, String price) {
    BigDecimal total() {
      BigDecimal each = new BigDecimal(price); // reach: NumberFormatException yes
      return each.multiply(BigDecimal.valueOf(count));
    }
  }

  public static String check(Item... items) {
    BigDecimal sum = Arrays.stream(items).map(Item::total).reduce(BigDecimal.ZERO, BigDecimal::add);
    if (items.length == 0) {
      return sum.signum() != 0 ? "?" : "nothing"; // reach: true no, false yes
    }
    return sum.compareTo(BigDecimal.TEN) == 0 ? "ten" : "other"; // reach: true yes
  }
}
