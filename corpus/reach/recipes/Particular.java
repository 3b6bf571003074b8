package recipes;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;

/**
 * Particular values that no random recipe hits: what the backward engine asks of the fields is
 * given to the factory.
 */
public final class Particular {
  private Particular() {}

  public static boolean crossedTheRiver(LocalDate day) {
    if (day.getYear() == 1812 && day.getMonthValue() == 6 && day.getDayOfMonth() == 24) {
      return true; // reach: yes
    }
    return false; // reach: yes
  }

  public static boolean isLastMinute(LocalTime time) {
    if (time.getHour() == 23 && time.getMinute() == 59) {
      return true; // reach: yes
    }
    return false; // reach: yes
  }

  public static boolean isOwedInMills(BigDecimal amount) {
    if (amount.scale() == 3 && amount.signum() < 0) {
      return true; // reach: yes
    }
    return false; // reach: yes
  }
}
