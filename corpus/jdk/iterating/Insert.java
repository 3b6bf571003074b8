package iterating;

import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** Puts a number into a sorted list. */
// witness: at(15)
// witness: at(5)
// witness: at(99)
public final class Insert {
  public static int at(int number) {
    List<Integer> sorted = new LinkedList<>(List.of(10, 20, 30));
    ListIterator<Integer> iterator = sorted.listIterator();
    while (iterator.hasNext()) {
      if (iterator.next() > number) {
        iterator.previous();
        break;
      }
    }
    int index = iterator.nextIndex();
    iterator.add(number);
    if (sorted.get(index) != number || sorted.size() != 4) {
      return -1; // reach: no
    }
    return index == 3 ? 3 : index; // reach: true yes, false yes
  }
}
