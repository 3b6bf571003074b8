package orders;

import java.util.EnumMap;
import java.util.Map;

/** How many orders are in which state. */
// witness: report(Status.OPEN, Status.PAID, Status.PAID)
// witness: report(Status.OPEN, Status.SENT, Status.PAID)
public final class StatusReport {
  public enum Status {
    OPEN,
    PAID,
    SENT
  }

  public static String report(Status first, Status second, Status third) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (Status status : new Status[] {first, second, third}) {
      counts.merge(status, 1, Integer::sum);
    }
    int sum = 0;
    for (int count : counts.values()) {
      sum += count;
    }
    if (sum != 3) {
      return "lost"; // reach: no
    }
    if (counts.getOrDefault(Status.PAID, 0) == 2) {
      return "mostly paid"; // reach: yes
    }
    return counts.size() == 3 ? "all" : "some"; // reach: true yes
  }
}
