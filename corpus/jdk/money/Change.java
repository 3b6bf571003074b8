package money;

import java.util.ArrayList;
import java.util.List;

/** The coins of a change. */
// witness: coins(388)
// witness: coins(2)
// witness: coins(-1)
public final class Change {
  private static final int[] COINS = {200, 100, 50, 20, 10, 5, 2, 1};

  public static String coins(int cents) {
    if (cents < 0 || cents > 500) {
      throw new IllegalArgumentException("no change"); // reach: yes
    }
    List<Integer> coins = new ArrayList<>();
    int rest = cents;
    for (int coin : COINS) {
      while (rest >= coin) {
        coins.add(coin);
        rest -= coin;
      }
    }
    if (rest != 0) {
      return "not possible"; // reach: no
    }
    return coins.size() > 5 ? "many" : coins.toString(); // reach: true yes, false yes
  }
}
