package booking.calendar;

import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;

/** Parts of the year with prices of their own. */
public enum Season {
  LOW,
  HIGH,
  HOLIDAYS;

  private static final MonthDay CHRISTMAS = MonthDay.of(12, 20);
  private static final MonthDay EPIPHANY = MonthDay.of(1, 6);

  public static Season of(LocalDate date) {
    MonthDay day = MonthDay.from(date);
    if (!day.isBefore(CHRISTMAS) || !day.isAfter(EPIPHANY)) {
      return HOLIDAYS; // reach: yes
    }
    Month month = date.getMonth();
    switch (month) {
      case JUNE:
      case JULY:
      case AUGUST:
        return HIGH; // reach: yes
      case JANUARY:
        return date.getDayOfMonth() <= 6 ? HOLIDAYS : LOW; // reach: true no, false yes
      default:
        return LOW; // reach: yes
    }
  }
}
