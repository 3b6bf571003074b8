package functions;

import java.util.Comparator;
import java.util.function.BinaryOperator;

/** The later of two flights. */
// witness: later(new Flight("A1", 9, 30), new Flight("B2", 9, 45))
// witness: later(new Flight("A1", 9, 30), new Flight("B2", 9, 30))
// witness: later(new Flight("A1", 10, 0), new Flight("B2", 9, 30))
public final class Ordering {
  public record Flight(String name, int hour, int minute) {}

  public static String later(Flight first, Flight second) {
    Comparator<Flight> byTime =
        Comparator.comparingInt(Flight::hour).thenComparingInt(Flight::minute);
    Flight later = BinaryOperator.maxBy(byTime).apply(first, second);
    if (later != first && later != second) {
      return "?"; // reach: no
    }
    if (byTime.compare(first, second) == 0) {
      return first.hour() != second.hour() ? "?" : "same time"; // reach: true no, false yes
    }
    return later.hour() == 9 ? "morning" : later.name(); // reach: true yes, false yes
  }
}
