package dates;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;

/** Reads a date as people write it in Germany. */
// witness: isChristmas("24.12.2024")
// witness: isChristmas("2024-12-24")
// witness: isChristmas("24.11.2024")
public final class GermanDate {
  private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("dd.MM.uuuu");

  public static boolean isChristmas(String text) {
    LocalDate date;
    try {
      date = LocalDate.parse(text, FORMAT);
    } catch (DateTimeParseException e) {
      return false; // reach: yes
    }
    if (date.getMonthValue() > 12) {
      return false; // reach: no
    }
    return date.getMonthValue() == 12 && date.getDayOfMonth() == 24; // reach: true yes, false yes
  }
}
