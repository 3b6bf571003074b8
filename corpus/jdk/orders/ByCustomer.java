package orders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Groups orders by who placed them. */
// witness: largest(new Order("ann", 5), new Order("ann", 7), new Order("bob", 9))
// witness: largest(new Order("ann", 5), new Order("cat", 7), new Order("bob", 9))
public final class ByCustomer {
  public record Order(String customer, int cents) {}

  public static int largest(Order... orders) {
    Map<String, List<Order>> groups = new HashMap<>();
    for (Order order : orders) {
      groups.computeIfAbsent(order.customer(), any -> new ArrayList<>()).add(order);
    }
    int largest = 0;
    for (List<Order> group : groups.values()) {
      if (group.isEmpty()) {
        return -1; // reach: no
      }
      largest = Math.max(largest, group.size());
    }
    if (groups.size() > orders.length) {
      return -2; // reach: no
    }
    return groups.size() == 3 && largest == 1 ? 0 : largest; // reach: true yes, false yes
  }
}
