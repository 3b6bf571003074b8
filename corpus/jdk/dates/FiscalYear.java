package dates;

import java.time.LocalDate;
import java.time.Month;

/** The fiscal year begins in July. */
// witness: of(LocalDate.of(2024, 6, 30))
// witness: of(LocalDate.of(2024, 7, 1))
public final class FiscalYear {
  public static int of(LocalDate date) {
    int year = date.getMonthValue() >= 7 ? date.getYear() + 1 : date.getYear(); // reach: true yes
    if (date.getMonth() == Month.JULY && year == date.getYear()) {
      return -1; // reach: no
    }
    if (date.getMonth() == Month.JUNE && date.getDayOfMonth() == 30) {
      return year; // reach: yes
    }
    return year;
  }
}
