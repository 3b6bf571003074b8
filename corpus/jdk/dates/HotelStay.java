package dates;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** What a stay costs. */
// witness: price("2024-05-01", "2024-05-03", 80)
// witness: price("2024-05-01", "2024-05-13", 80)
// witness: price("2024-05-01", "2024-05-01", 80)
public final class HotelStay {
  public static long price(String arrival, String departure, int perNight) {
    LocalDate from = LocalDate.parse(arrival);
    LocalDate to = LocalDate.parse(departure);
    if (!from.isBefore(to)) {
      throw new IllegalArgumentException("at least one night"); // reach: yes
    }
    long nights = ChronoUnit.DAYS.between(from, to);
    if (nights < 1) {
      return 0; // reach: no
    }
    if (nights >= 7) {
      return nights * perNight * 9 / 10; // reach: yes
    }
    return nights * perNight; // reach: yes
  }
}
