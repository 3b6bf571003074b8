package promises;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoUnit;

/** Days that are counted. */
public final class Dates {
  private Dates() {}

  public static int later(LocalDate date, int days) {
    LocalDate due = date.plusDays(days);
    if (days > 0 && !due.isAfter(date)) {
      return 1; // reach: no
    }
    if (days < 0 && due.isBefore(date)) {
      return 2; // reach: yes
    }
    if (days == 0 && !due.equals(date)) {
      return 3; // reach: no
    }
    return 4; // reach: yes
  }

  public static int between(LocalDate a, LocalDate b) {
    long days = ChronoUnit.DAYS.between(a, b);
    if (days == 0 && !a.equals(b)) {
      return 1; // reach: no
    }
    if (days > 0 && b.isBefore(a)) {
      return 2; // reach: no
    }
    if (ChronoUnit.MONTHS.between(a, b) < 0 && a.isBefore(b)) {
      return 3; // reach: no
    }
    if (ChronoUnit.MONTHS.between(a, b) == 0 && a.isBefore(b)) {
      return 4; // reach: yes
    }
    return 5; // reach: yes
  }

  public static int age(LocalDate born, LocalDate today) {
    Period age = Period.between(born, today);
    if (!today.isBefore(born) && age.getYears() < 0) {
      return 1; // reach: no
    }
    return age.getMonths() > 11 ? 2 : 3; // reach: true no, false yes
  }

  public static boolean weekend(LocalDate date, int days) {
    LocalDate day = date.minusDays(days);
    boolean isWeekend = day.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) > 0;
    if (isWeekend && day.getDayOfWeek() == DayOfWeek.MONDAY) {
      return false; // reach: no
    }
    return isWeekend; // reach: yes
  }
}
