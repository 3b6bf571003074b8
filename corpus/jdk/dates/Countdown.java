package dates;

import java.time.LocalDate;

/** Counts down to a start in 2030. */
// witness: text(LocalDate.of(2029, 12, 31))
// witness: text(LocalDate.of(2030, 1, 1))
// witness: text(LocalDate.of(2024, 1, 1))
public final class Countdown {
  private static final LocalDate START = LocalDate.of(2030, 1, 1);

  public static String text(LocalDate today) {
    long left = START.toEpochDay() - today.toEpochDay();
    if (left == 1) {
      return today.getYear() == 2029 ? "tomorrow" : "?"; // reach: true yes, false no
    }
    if (left <= 0) {
      return "started"; // reach: yes
    }
    return left + " days"; // reach: yes
  }
}
