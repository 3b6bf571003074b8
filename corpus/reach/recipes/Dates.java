package recipes;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** Dates that only their own factories can make. */
public final class Dates {
  private Dates() {}

  public static String season(LocalDate date) {
    if (date.getMonthValue() == 2) {
      return "February"; // reach: yes
    }
    if (date.isLeapYear()) {
      return "a long year"; // reach: yes
    }
    return "other"; // reach: yes
  }

  public static long days(LocalDate from, LocalDate to) {
    long days = ChronoUnit.DAYS.between(from, to);
    if (days > 30) {
      return -1; // reach: yes
    }
    return days; // reach: yes
  }
}
