package orders;

import java.util.HashMap;
import java.util.Map;

/** Takes articles out of a stock. */
// witness: take("pen", 3)
// witness: take("pen", 30)
// witness: take("ink", 3)
// witness: take("pen", -3)
public final class Stock {
  public static int take(String article, int count) {
    Map<String, Integer> stock = new HashMap<>();
    stock.put("pen", 10);
    stock.put("paper", 500);
    if (count <= 0) {
      throw new IllegalArgumentException("count"); // reach: yes
    }
    Integer there = stock.get(article);
    if (there == null) {
      return -1; // reach: yes
    }
    if (there < count) {
      return 0; // reach: yes
    }
    stock.put(article, there - count);
    return stock.get(article) < 0 ? -2 : stock.get(article); // reach: true no, false yes
  }
}
