package dates;

import java.time.LocalDate;
import java.time.MonthDay;

/** When somebody's birthday is celebrated. */
// witness: in("2000-02-29", 2023)
// witness: in("2000-02-29", 2024)
// witness: in("2000-13-01", 2024)
public final class Birthday {
  public static LocalDate in(String born, int year) {
    MonthDay day = MonthDay.from(LocalDate.parse(born)); // reach: DateTimeParseException yes
    LocalDate party = day.atYear(year);
    if (!day.isValidYear(year)) {
      return party.getDayOfMonth() == 28 ? party.plusDays(1) : party; // reach: true yes, false no
    }
    return party; // reach: yes
  }
}
