package money;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Books amounts and gives the balance. */
// witness: balance("5.00 -3.00")
// witness: balance("5.00 -5.00")
// witness: balance("-3.00")
// witness: balance("")
public final class Ledger {
  public static String balance(String line) {
    List<BigDecimal> entries = new ArrayList<>();
    for (String part : line.split(" ")) {
      entries.add(new BigDecimal(part)); // reach: NumberFormatException yes
    }
    BigDecimal sum = BigDecimal.ZERO;
    for (BigDecimal entry : entries) {
      sum = sum.add(entry);
    }
    if (sum.signum() < 0) {
      return "debt"; // reach: yes
    }
    if (entries.size() == 1 && !sum.equals(entries.get(0))) {
      return sum.scale() < entries.get(0).scale() ? "odd" : "scale"; // reach: true no
    }
    return sum.signum() == 0 ? "even" : "credit"; // reach: true yes, false yes
  }
}
