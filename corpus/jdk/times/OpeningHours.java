package times;

import java.time.LocalTime;

/** Whether a shop is open. */
// witness: isOpen("08:59")
// witness: isOpen("12:30")
// witness: isOpen("20:00")
// witness: isOpen("24:00")
public final class OpeningHours {
  private static final LocalTime OPENS = LocalTime.of(9, 0);
  private static final LocalTime CLOSES = LocalTime.of(18, 30);

  public static boolean isOpen(String text) {
    LocalTime time = LocalTime.parse(text); // reach: DateTimeParseException yes
    if (time.isBefore(OPENS)) {
      return !time.isBefore(CLOSES); // reach: true no, false yes
    }
    return !time.isAfter(CLOSES); // reach: true yes, false yes
  }
}
