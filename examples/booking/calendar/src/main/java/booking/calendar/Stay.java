package booking.calendar;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** Some nights, from an arrival to a departure. */
public record Stay(LocalDate arrival, LocalDate departure) {
  private static final int LONGEST = 60;

  public Stay {
    if (!arrival.isBefore(departure)) {
      throw new IllegalArgumentException("at least one night"); // reach: yes
    }
  }

  /** Reads two dates with a slash between them. */
  public static Stay parse(String text) {
    String[] dates = text.split("/", 2);
    if (dates.length > 2) {
      throw new IllegalArgumentException("more than two dates"); // reach: no
    }
    if (dates.length < 2) {
      throw new IllegalArgumentException("two dates are needed"); // reach: yes
    }
    LocalDate arrival = LocalDate.parse(dates[0]); // reach: DateTimeParseException yes
    LocalDate departure = LocalDate.parse(dates[1]);
    return new Stay(arrival, departure); // reach: yes
  }

  /** A stay of so many nights. */
  public static Stay of(LocalDate arrival, int nights) {
    if (nights < 1 || nights > LONGEST) {
      throw new IllegalArgumentException(nights + " nights"); // reach: yes
    }
    LocalDate departure = arrival.plusDays(nights);
    if (ChronoUnit.DAYS.between(arrival, departure) != nights) {
      throw new IllegalStateException("days are missing"); // reach: no
    }
    return new Stay(arrival, departure); // reach: IllegalArgumentException no
  }

  public long nights() {
    return ChronoUnit.DAYS.between(arrival, departure);
  }

  /** The days on which somebody sleeps here. */
  public List<LocalDate> days() {
    return arrival.datesUntil(departure).toList();
  }

  public boolean overlaps(Stay other) {
    boolean begins = arrival.isBefore(other.departure);
    return begins && other.arrival.isBefore(departure); // reach: true yes, false yes
  }
}
