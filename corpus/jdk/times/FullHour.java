package times;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;

/** Appointments begin at full hours. */
// witness: of("2024-05-01T09:59:59")
// witness: of("2024-05-01T09:00:00")
public final class FullHour {
  public static LocalDateTime of(String text) {
    LocalDateTime time = LocalDateTime.parse(text);
    LocalDateTime hour = time.truncatedTo(ChronoUnit.HOURS);
    if (hour.getMinute() != 0) {
      return time; // reach: no
    }
    if (hour.isBefore(time)) {
      return hour.plusHours(1); // reach: yes
    }
    return hour.isAfter(time) ? time : hour; // reach: true no, false yes
  }
}
