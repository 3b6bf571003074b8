package recipes;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Amounts that only their own constructors can make. */
public final class Amounts {
  private Amounts() {}

  public static String sign(BigDecimal amount) {
    if (amount.signum() < 0) {
      return "owed"; // reach: yes
    }
    if (amount.scale() == 2) {
      return "cents"; // reach: yes
    }
    return "whole"; // reach: yes
  }

  public static boolean isDozen(BigDecimal amount) {
    BigDecimal rounded = amount.setScale(0, RoundingMode.HALF_UP);
    if (rounded.intValue() == 12) {
      return true; // reach: yes
    }
    return false; // reach: yes
  }
}
