package library;

import java.time.LocalDate;
import java.time.LocalTime;

/** Dates and times of the JDK. */
public final class Deadline {
  public static int later(LocalDate a, LocalDate b) {
    if (a.isBefore(b) && b.isBefore(a)) {
      return 1; // reach: no
    }
    if (a.getMonthValue() == 4 && a.getDayOfMonth() == 31) {
      return 2; // reach: no
    }
    return 3;
  }

  public static int hour(int hour) {
    LocalTime time = LocalTime.of(hour, 30);
    if (time.getHour() > 23) {
      return 1; // reach: no
    }
    return time.getMinute() == 30 ? 2 : 3; // reach: true yes, false no
  }
}
