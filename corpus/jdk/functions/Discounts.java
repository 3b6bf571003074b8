package functions;

import java.util.Map;
import java.util.function.IntUnaryOperator;

/** A price rule for each kind of customer. */
// witness: price("student", 100)
// witness: price("member", 100)
// witness: price("child", 100)
// witness: price("guest", -1)
public final class Discounts {
  private static final Map<String, IntUnaryOperator> RULES =
      Map.of("student", p -> p / 2, "member", p -> p - p / 10, "guest", p -> p);

  public static int price(String kind, int cents) {
    if (cents < 0) {
      throw new IllegalArgumentException("price"); // reach: yes
    }
    IntUnaryOperator rule = RULES.getOrDefault(kind, p -> 0);
    int price = rule.applyAsInt(cents);
    if (price < 0 || price > cents) {
      return -1; // reach: no
    }
    if (kind.equals("member") && price == 90) {
      return 90; // reach: yes
    }
    return price == 0 ? 0 : price; // reach: true yes, false yes
  }
}
