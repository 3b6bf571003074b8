package times;

import java.time.LocalTime;

/** Whether an hour is paid as night work. */
// witness: isNight(23, 0)
// witness: isNight(5, 59)
// witness: isNight(12, 0)
// witness: isNight(24, 0)
public final class NightShift {
  public static boolean isNight(int hour, int minute) {
    LocalTime time = LocalTime.of(hour, minute); // reach: DateTimeException yes
    if (time.getHour() >= 22) {
      return true; // reach: yes
    }
    if (time.getHour() < 6) {
      return true; // reach: yes
    }
    return time.toSecondOfDay() >= 86_400; // reach: true no, false yes
  }
}
