package money;

import java.math.BigDecimal;

/** An amount without superfluous zeros. */
// witness: text(1500, 2)
// witness: text(1550, 2)
// witness: text(1550, -1)
public final class Plain {
  public static String text(int unscaled, int scale) {
    if (scale < 0 || scale > 6) {
      throw new IllegalArgumentException("scale"); // reach: yes
    }
    BigDecimal amount = BigDecimal.valueOf(unscaled, scale).stripTrailingZeros();
    if (amount.scale() <= 0) {
      return amount.toBigInteger().toString(); // reach: yes
    }
    String text = amount.toPlainString();
    if (text.indexOf('E') >= 0) {
      return "scientific"; // reach: no
    }
    return text.endsWith("0") ? "zero" : text; // reach: true no, false yes
  }
}
