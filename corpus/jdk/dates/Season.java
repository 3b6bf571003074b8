package dates;

import java.time.Month;
import java.time.MonthDay;

/** The season by the meteorologists' calendar. */
// witness: of(12, 24)
// witness: of(7, 1)
// witness: of(2, 30)
public final class Season {
  public static String of(int month, int day) {
    MonthDay date = MonthDay.of(month, day); // reach: DateTimeException yes
    Month name = date.getMonth();
    if (name == Month.FEBRUARY && date.getDayOfMonth() > 29) {
      return "?"; // reach: no
    }
    switch (name) {
      case DECEMBER:
      case JANUARY:
      case FEBRUARY:
        return "winter"; // reach: yes
      case JUNE:
      case JULY:
      case AUGUST:
        return "summer"; // reach: yes
      default:
        return "between";
    }
  }
}
