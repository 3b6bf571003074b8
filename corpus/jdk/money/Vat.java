package money;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** A price with tax. */
// witness: gross("100.00")
// witness: gross("0.02")
// witness: gross("-1")
// witness: gross("1,50")
public final class Vat {
  private static final BigDecimal RATE = new BigDecimal("0.19");

  public static String gross(String text) {
    BigDecimal net = new BigDecimal(text); // reach: NumberFormatException yes
    if (net.signum() < 0) {
      throw new IllegalArgumentException("negative"); // reach: yes
    }
    BigDecimal tax = net.multiply(RATE).setScale(2, RoundingMode.HALF_UP);
    if (tax.signum() < 0) {
      return "credit"; // reach: no
    }
    if (tax.signum() == 0) {
      return net.toString(); // reach: yes
    }
    return net.add(tax).toString(); // reach: yes
  }
}
