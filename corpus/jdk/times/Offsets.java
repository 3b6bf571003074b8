package times;

import java.time.ZoneOffset;

/** Checks the offset of a time zone that somebody typed. */
// witness: check(2)
// witness: check(-18)
// witness: check(19)
public final class Offsets {
  public static String check(int hours) {
    ZoneOffset offset = ZoneOffset.ofHours(hours); // reach: DateTimeException yes
    if (offset.getTotalSeconds() > 18 * 3600) {
      return "too far east"; // reach: no
    }
    if (offset.getTotalSeconds() == -18 * 3600) {
      return hours == -18 ? "as far west as it gets" : "?"; // reach: true yes, false no
    }
    return offset.getId(); // reach: yes
  }
}
