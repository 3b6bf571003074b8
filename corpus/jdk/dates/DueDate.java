package dates;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** What is said about an invoice on a day. */
// witness: status("2024-03-01", "2024-02-01")
// witness: status("2024-03-01", "2024-03-02")
// witness: status("2024-03-01", "2024-06-01")
// witness: status("1.3.2024", "2024-06-01")
public final class DueDate {
  public static String status(String due, String today) {
    LocalDate dueDate = LocalDate.parse(due); // reach: DateTimeParseException yes
    LocalDate now = LocalDate.parse(today);
    if (now.isAfter(dueDate)) {
      long days = ChronoUnit.DAYS.between(dueDate, now);
      if (days <= 0) {
        return "paid in advance"; // reach: no
      }
      return days > 30 ? "reminder" : "overdue"; // reach: true yes, false yes
    }
    return "open"; // reach: yes
  }
}
