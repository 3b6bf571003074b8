package orders;

import java.util.HashMap;
import java.util.Map;

/** Seats are reserved and given back. */
// witness: left(2, "ann", "ann")
// witness: left(2, "ann", "bob")
// witness: left(1, "ann", "ann")
public final class Reservations {
  public static int left(int seats, String reservedBy, String returnedBy) {
    Map<String, Integer> reserved = new HashMap<>();
    reserved.put(reservedBy, seats);
    reserved.computeIfPresent(returnedBy, (name, count) -> count > 1 ? count - 1 : null);
    Integer left = reserved.get(reservedBy);
    if (left == null) {
      return seats > 1 ? -1 : 0; // reach: true no, false yes
    }
    if (left == seats) {
      return seats; // reach: yes
    }
    return left; // reach: yes
  }
}
