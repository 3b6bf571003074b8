package dates;

import java.time.LocalDate;

/** Whether two bookings collide. */
// witness: days(day(1), day(4), day(3), day(9))
// witness: days(day(1), day(4), day(5), day(9))
// witness: days(day(4), day(1), day(5), day(9))
public final class Overlap {
  static LocalDate day(int n) {
    return LocalDate.of(2024, 5, n);
  }

  public static int days(LocalDate from1, LocalDate to1, LocalDate from2, LocalDate to2) {
    if (from1.isAfter(to1) || from2.isAfter(to2)) {
      throw new IllegalArgumentException("ends before it begins"); // reach: yes
    }
    if (to1.isBefore(from2) || to2.isBefore(from1)) {
      return 0; // reach: yes
    }
    LocalDate start = from1.isAfter(from2) ? from1 : from2;
    LocalDate end = to1.isBefore(to2) ? to1 : to2;
    if (start.isAfter(end)) {
      return -1; // reach: no
    }
    return start.until(end).getDays() + 1; // reach: yes
  }
}
