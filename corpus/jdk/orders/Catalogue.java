package orders;

import java.util.Map;

/** A list of prices that nobody can change. */
// witness: price("tea")
// witness: price("milk")
// witness: raise("tea", 300)
public final class Catalogue {
  private static final Map<String, Integer> PRICES = Map.of("tea", 250, "coffee", 350);

  public static int price(String drink) {
    Integer price = PRICES.get(drink);
    if (price == null) {
      return 0; // reach: yes
    }
    return price > 350 ? -1 : price; // reach: true no, false yes
  }

  public static int raise(String drink, int price) {
    PRICES.put(drink, price); // reach: UnsupportedOperationException yes
    return price; // reach: no
  }
}
