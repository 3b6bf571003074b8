package iterating;

import java.util.ArrayList;
import java.util.List;

/** Changes a list in the middle of a walk. */
// witness: remove(1)
// witness: remove(2)
// witness: remove(9)
public final class WhileWalking {
  public static int remove(int wanted) {
    List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
    for (Integer number : numbers) { // reach: ConcurrentModificationException yes
      if (number == wanted) {
        numbers.remove(number);
      }
    }
    if (numbers.size() == 2) {
      return numbers.contains(2) ? -1 : 2; // reach: true no, false yes
    }
    return numbers.size(); // reach: yes
  }
}
