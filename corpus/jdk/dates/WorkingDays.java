package dates;

import java.time.DayOfWeek;
import java.time.LocalDate;

/** How many days of a fortnight somebody works. */
// witness: count("2024-06-03", 12)
// witness: count("2024-06-01", 2)
// witness: count("2024-06-01", 15)
public final class WorkingDays {
  public static int count(String start, int days) {
    if (days < 0 || days > 14) {
      throw new IllegalArgumentException("a fortnight at most"); // reach: yes
    }
    LocalDate day = LocalDate.parse(start);
    int working = 0;
    for (int i = 0; i < days; i++) {
      DayOfWeek name = day.getDayOfWeek();
      if (name != DayOfWeek.SATURDAY && name != DayOfWeek.SUNDAY) {
        working++; // reach: yes
      }
      day = day.plusDays(1);
    }
    if (working > days) {
      return -1; // reach: no
    }
    return working == 10 ? 10 : working; // reach: true yes, false yes
  }
}
