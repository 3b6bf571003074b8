package dates;

import java.time.DayOfWeek;
import java.time.LocalDate;

/** Whether a shop delivers on a day. */
// witness: delivers(LocalDate.of(2024, 6, 1))
// witness: delivers(LocalDate.of(2024, 6, 2))
// witness: delivers(LocalDate.of(2024, 6, 3))
public final class Weekend {
  public static boolean delivers(LocalDate date) {
    DayOfWeek day = date.getDayOfWeek();
    if (day == DayOfWeek.SUNDAY) {
      return false; // reach: yes
    }
    if (day.getValue() == 7) {
      return false; // reach: no
    }
    return day != DayOfWeek.SATURDAY || date.getMonthValue() == 12; // reach: true yes, false yes
  }
}
