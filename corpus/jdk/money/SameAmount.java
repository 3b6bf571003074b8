package money;

import java.math.BigDecimal;

/** Two amounts that people typed. */
// witness: compare("1.0", "1.00")
// witness: compare("1.0", "1.0")
// witness: compare("1.0", "2")
public final class SameAmount {
  public static String compare(String left, String right) {
    BigDecimal a = new BigDecimal(left);
    BigDecimal b = new BigDecimal(right);
    if (a.equals(b)) {
      return a.compareTo(b) == 0 ? "same" : "odd"; // reach: true yes, false no
    }
    if (a.compareTo(b) == 0) {
      return a.scale() == b.scale() ? "odd" : "written differently"; // reach: true no, false yes
    }
    return "different"; // reach: yes
  }
}
