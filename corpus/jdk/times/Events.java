package times;

import java.time.Duration;
import java.time.Instant;

/** How far apart two events are. */
// witness: gap("2024-05-01T09:00:00Z", "2024-05-01T09:00:30Z")
// witness: gap("2024-05-01T09:00:00Z", "2024-05-01T10:00:30Z")
// witness: gap("2024-05-01T09:00:00Z", "2024-05-01T08:00:30Z")
public final class Events {
  public static String gap(String first, String second) {
    Instant start = Instant.parse(first);
    Instant end = Instant.parse(second);
    if (end.isBefore(start)) {
      return "out of order"; // reach: yes
    }
    Duration gap = Duration.between(start, end);
    if (gap.isNegative()) {
      return "?"; // reach: no
    }
    boolean isBurst = gap.compareTo(Duration.ofMinutes(1)) < 0; // reach: true yes, false yes
    return isBurst ? "burst" : "rare";
  }
}
