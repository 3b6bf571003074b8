package dates;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;

/** Wages are paid on the next Friday. */
// witness: after(LocalDate.of(2024, 6, 7))
// witness: after(LocalDate.of(2024, 6, 28))
// witness: after(LocalDate.MAX)
public final class PayDay {
  public static LocalDate after(LocalDate date) {
    LocalDate next =
        date.with(TemporalAdjusters.next(DayOfWeek.FRIDAY)); // reach: DateTimeException yes
    if (!next.isAfter(date)) {
      throw new IllegalStateException("not later"); // reach: no
    }
    if (next.getDayOfWeek() != DayOfWeek.FRIDAY) {
      return date; // reach: no
    }
    if (next.getMonth() != date.getMonth()) {
      return next.minusDays(7); // reach: yes
    }
    return next; // reach: yes
  }
}
