package times;

import java.time.Duration;
import java.time.format.DateTimeParseException;

/** Reads a length of time. */
// witness: describe("PT0S")
// witness: describe("PT-5M")
// witness: describe("P1D")
// witness: describe("1 day")
public final class IsoDuration {
  public static String describe(String text) {
    Duration duration;
    try {
      duration = Duration.parse(text);
    } catch (DateTimeParseException e) {
      return "?"; // reach: yes
    }
    if (duration.isZero()) {
      return duration.isNegative() ? "less than nothing" : "nothing"; // reach: true no, false yes
    }
    if (duration.isNegative()) {
      return "ago"; // reach: yes
    }
    return duration.toHours() >= 24 ? "days" : "hours"; // reach: true yes
  }
}
