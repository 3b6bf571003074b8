package dates;

import java.time.LocalDate;

/** Dates that were saved as numbers. */
// witness: year(0)
// witness: year(400)
// witness: year(-1)
public final class EpochYear {
  public static int year(int saved) {
    if (saved < 0) {
      throw new IllegalArgumentException("before 1970"); // reach: yes
    }
    LocalDate date = LocalDate.ofEpochDay(saved);
    if (saved < 365) {
      return date.getYear() == 1970 ? 1970 : 0; // reach: true yes, false no
    }
    return date.getYear() < 1971 ? 0 : date.getYear(); // reach: true no, false yes
  }
}
