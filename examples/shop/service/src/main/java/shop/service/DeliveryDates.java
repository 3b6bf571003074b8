package shop.service;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** When parcels arrive. */
public final class DeliveryDates {
  private static final int LONGEST = 30;

  private DeliveryDates() {}

  /** Counts working days. */
  public static LocalDate arrival(LocalDate shipped, int workingDays) {
    if (workingDays < 1 || workingDays > LONGEST) {
      throw new IllegalArgumentException(workingDays + " working days"); // reach: yes
    }
    LocalDate day = shipped;
    int left = workingDays;
    while (left > 0) {
      day = day.plusDays(1);
      if (day.getDayOfWeek().compareTo(DayOfWeek.FRIDAY) <= 0) {
        left--;
      }
    }
    if (!day.isAfter(shipped)) {
      throw new IllegalStateException("arrived before it was sent"); // reach: no
    }
    if (day.getDayOfWeek() == DayOfWeek.SUNDAY) {
      return day.plusDays(1); // reach: no
    }
    return day; // reach: yes
  }

  /** How the wait is described. */
  public static String wait(LocalDate today, LocalDate arrival) {
    long days = ChronoUnit.DAYS.between(today, arrival);
    if (days < 0) {
      return "late"; // reach: yes
    }
    if (days == 0) {
      return arrival.equals(today) ? "today" : "soon"; // reach: true yes, false no
    }
    return days == 1 ? "tomorrow" : "in " + days + " days"; // reach: true yes, false yes
  }
}
