package dates;

import java.time.LocalDate;

/** The quarter of the year that a date is in. */
// witness: name(LocalDate.of(2024, 1, 1))
// witness: name(LocalDate.of(2024, 12, 1))
public final class Quarter {
  public static String name(LocalDate date) {
    int quarter = (date.getMonthValue() - 1) / 3 + 1;
    switch (quarter) {
      case 1:
        return "Q1"; // reach: yes
      case 2:
        return "Q2";
      case 3:
        return "Q3";
      case 4:
        return "Q4"; // reach: yes
      default:
        throw new IllegalStateException("quarter " + quarter); // reach: no
    }
  }
}
