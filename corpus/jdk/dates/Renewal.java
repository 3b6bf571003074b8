package dates;

import java.time.LocalDate;

/** A subscription is renewed every month. */
// witness: next(LocalDate.of(2024, 1, 31))
// witness: next(LocalDate.of(2024, 1, 15))
// witness: next(LocalDate.MAX)
public final class Renewal {
  public static String next(LocalDate start) {
    LocalDate renewal = start.plusMonths(1); // reach: DateTimeException yes
    if (renewal.getDayOfMonth() > start.getDayOfMonth()) {
      return "later in the month"; // reach: no
    }
    if (renewal.getDayOfMonth() < start.getDayOfMonth()) {
      return "end of the month"; // reach: yes
    }
    return "same day"; // reach: yes
  }
}
