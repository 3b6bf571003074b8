package times;

import java.time.LocalTime;

/** When a meeting ends. */
// witness: end(LocalTime.of(23, 30), 45)
// witness: end(LocalTime.of(9, 30), 45)
// witness: end(LocalTime.of(9, 30), 0)
public final class Meeting {
  public static LocalTime end(LocalTime start, int minutes) {
    if (minutes < 1 || minutes > 480) {
      throw new IllegalArgumentException("eight hours at most"); // reach: yes
    }
    LocalTime end = start.plusMinutes(minutes);
    if (end.equals(start)) {
      return start; // reach: no
    }
    if (end.isBefore(start)) {
      return LocalTime.MAX; // reach: yes
    }
    return end; // reach: yes
  }
}
