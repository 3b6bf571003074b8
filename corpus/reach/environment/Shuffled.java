package environment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Any order. */
public final class Shuffled {
  public static int look() {
    List<Integer> cards = new ArrayList<>(List.of(1, 2, 3));
    Collections.shuffle(cards);
    int first = cards.get(0);
    if (first == 1) { // reach: true yes, false yes, undecided: which order
      return 1;
    }
    return first == 2 ? 2 : 3; // reach: true yes, undecided: which order
  }
}
