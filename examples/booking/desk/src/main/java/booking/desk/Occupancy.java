package booking.desk;

import booking.calendar.Reservation;
import booking.calendar.Stay;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How busy the house is. */
public final class Occupancy {
  private Occupancy() {}

  /** Nights by the day of the week. */
  public static Map<DayOfWeek, Integer> byDay(List<Reservation> reservations) {
    Map<DayOfWeek, Integer> nights = new EnumMap<>(DayOfWeek.class);
    for (Reservation reservation : reservations) {
      for (LocalDate day : reservation.stay().days()) {
        nights.merge(day.getDayOfWeek(), 1, Integer::sum); // reach: yes
      }
    }
    return nights;
  }

  /** A word for how many of the rooms are taken. */
  public static String describe(int taken, int rooms) {
    if (rooms < 1 || taken < 0 || taken > rooms) {
      throw new IllegalArgumentException(taken + " of " + rooms); // reach: yes
    }
    long percent = Math.round(100.0 * taken / rooms);
    if (percent > 100) {
      return "overbooked"; // reach: no
    }
    if (percent == 100) {
      return "full"; // reach: yes
    }
    return percent >= 50 ? "busy" : "quiet"; // reach: true yes, false yes
  }

  /** Whether two stays can't have the same room. */
  public static boolean clash(LocalDate first, int nights, LocalDate second) {
    Stay stay = Stay.of(first, nights);
    Stay other = Stay.of(second, 1);
    if (stay.overlaps(other) != other.overlaps(stay)) {
      throw new IllegalStateException("one-sided"); // reach: no
    }
    boolean clash = stay.overlaps(other);
    if (first.equals(second) && !clash) {
      throw new IllegalStateException("the same night twice"); // reach: no
    }
    return clash;
  }
}
