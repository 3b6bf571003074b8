package iterating;

import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

/** Walks over a list from its end. */
// witness: lastNegative(4, -2, 7)
// witness: lastNegative(4, 2, 7)
// witness: lastNegative(4, 2, -7)
public final class Backwards {
  public static int lastNegative(int a, int b, int c) {
    List<Integer> numbers = new ArrayList<>(List.of(a, b, c));
    ListIterator<Integer> iterator = numbers.listIterator(numbers.size());
    while (iterator.hasPrevious()) {
      int number = iterator.previous(); // reach: NoSuchElementException no
      if (number < 0) {
        return iterator.nextIndex() == 2 ? 2 : 1; // reach: true yes, false yes
      }
    }
    return iterator.hasPrevious() ? -1 : 0; // reach: true no, false yes
  }
}
