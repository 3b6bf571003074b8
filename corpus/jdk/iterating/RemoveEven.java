package iterating;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Takes numbers out of a list while walking over it. */
// witness: left(1, 2, 4)
// witness: left(1, 3, 5)
// witness: left(2, 4, 6)
public final class RemoveEven {
  public static String left(int a, int b, int c) {
    List<Integer> numbers = new ArrayList<>(List.of(a, b, c));
    Iterator<Integer> iterator = numbers.iterator();
    while (iterator.hasNext()) {
      if (iterator.next() % 2 == 0) {
        iterator.remove();
      }
    }
    if (numbers.isEmpty()) {
      return "none"; // reach: yes
    }
    if (numbers.get(0) % 2 == 0) {
      return "even"; // reach: no
    }
    return numbers.size() == 3 ? "all" : "some"; // reach: true yes, false yes
  }
}
