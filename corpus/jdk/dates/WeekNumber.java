package dates;

import java.time.LocalDate;
import java.time.temporal.IsoFields;

/** A label for a week. */
// witness: label(LocalDate.of(2020, 12, 31))
// witness: label(LocalDate.of(2024, 1, 1))
// witness: label(LocalDate.of(2024, 5, 1))
public final class WeekNumber {
  public static String label(LocalDate date) {
    int week = date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
    if (week < 1 || week > 53) {
      return "?"; // reach: no
    }
    if (week == 53) {
      return "last of a long year"; // reach: yes
    }
    return week < 10 ? "W0" + week : "W" + week; // reach: true yes, false yes
  }
}
