package sorting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Cards in a random order that can be repeated. */
// witness: sum(1L, 3)
// witness: sum(1L, 5)
public final class Shuffled {
  public static int sum(long seed, int hand) {
    List<Integer> cards = new ArrayList<>(List.of(1, 2, 3, 4, 5));
    Collections.shuffle(cards, new Random(seed));
    if (hand < 1 || hand > 5) {
      return 0;
    }
    int sum = 0;
    for (int card : cards.subList(0, hand)) {
      sum += card;
    }
    if (hand == 5) {
      return sum == 15 ? 15 : -1; // reach: true yes, false no
    }
    return sum > 14 ? -2 : sum; // reach: true no, false yes
  }
}
