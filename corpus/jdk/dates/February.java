package dates;

import java.time.Year;
import java.time.YearMonth;

/** How long February is. */
// witness: days(2023)
// witness: days(2024)
// witness: days(Integer.MAX_VALUE)
public final class February {
  public static int days(int year) {
    YearMonth february = YearMonth.of(year, 2); // reach: DateTimeException yes
    int days = february.lengthOfMonth();
    if (days == 29) {
      return Year.isLeap(year) ? 29 : -1; // reach: true yes, false no
    }
    return days == 28 ? 28 : 0; // reach: true yes, false no
  }
}
