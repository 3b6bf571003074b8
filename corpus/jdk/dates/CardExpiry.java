package dates;

import java.time.YearMonth;
import java.time.format.DateTimeFormatter;

/** Whether a card can still be used. */
// witness: isValid("04/24", 2024, 5)
// witness: isValid("05/24", 2024, 5)
// witness: isValid("13/24", 2024, 5)
public final class CardExpiry {
  private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("MM/yy");

  public static boolean isValid(String printed, int year, int month) {
    YearMonth expiry = YearMonth.parse(printed, FORMAT); // reach: DateTimeParseException yes
    if (expiry.getYear() < 2000 || expiry.getYear() > 2099) {
      throw new IllegalStateException("century"); // reach: no
    }
    return !expiry.isBefore(YearMonth.of(year, month)); // reach: true yes, false yes
  }
}
