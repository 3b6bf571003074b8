package library;

import java.time.LocalTime;

/** Times of the JDK. */
public final class Deadline {
  public static int hour(int hour) {
    LocalTime time = LocalTime.of(hour, 30);
    if (time.getHour() > 23) {
      return 1; // reach: no
    }
    return time.getMinute() == 30 ? 2 : 3; // reach: true yes, false no
  }
}
