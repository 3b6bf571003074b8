package times;

import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

/** A time as a display shows it. */
// witness: show(7, 5)
// witness: show(0, 0)
// witness: show(7, 60)
public final class ClockFace {
  private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("HH:mm");

  public static String show(int hour, int minute) {
    String shown;
    try {
      shown = LocalTime.of(hour, minute).format(FORMAT);
    } catch (DateTimeException e) {
      return "--:--"; // reach: yes
    }
    if (shown.length() != 5) {
      return shown; // reach: no
    }
    return shown.equals("00:00") ? "midnight" : shown; // reach: true yes, false yes
  }
}
