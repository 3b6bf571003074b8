package times;

import java.time.Duration;
import java.time.LocalTime;

/** Hours of work on a day, without the break. */
// witness: minutes("09:00", "17:30")
// witness: minutes("09:00", "10:00")
// witness: minutes("19:00", "10:00")
public final class TimeSheet {
  public static long minutes(String begin, String end) {
    Duration present = Duration.between(LocalTime.parse(begin), LocalTime.parse(end));
    if (present.isNegative()) {
      throw new IllegalArgumentException("ends before it begins"); // reach: yes
    }
    if (present.toDays() > 0) {
      return 0; // reach: no
    }
    if (present.compareTo(Duration.ofHours(6)) > 0) {
      return present.minusMinutes(30).toMinutes(); // reach: yes
    }
    return present.toMinutes(); // reach: yes
  }
}
