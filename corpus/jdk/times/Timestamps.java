package times;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** The hour of an event in a log. */
// witness: shift(1_700_000_000L)
// witness: shift(82_800L)
// witness: shift(Long.MAX_VALUE)
public final class Timestamps {
  public static String shift(long epochSecond) {
    Instant instant = Instant.ofEpochSecond(epochSecond); // reach: DateTimeException yes
    OffsetDateTime time = instant.atOffset(ZoneOffset.UTC);
    if (time.getHour() == 23) {
      return "late"; // reach: yes
    }
    if (time.getHour() > 23) {
      return "later"; // reach: no
    }
    return "day"; // reach: yes
  }
}
