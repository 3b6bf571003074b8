package queues;

import java.util.ArrayDeque;
import java.util.Deque;

/** Children count out. */
// witness: last(3, 2)
// witness: last(1, 2)
// witness: last(0, 2)
public final class Rounds {
  public static int last(int children, int count) {
    if (children < 1 || children > 6 || count < 1 || count > 6) {
      throw new IllegalArgumentException("out of range"); // reach: yes
    }
    Deque<Integer> circle = new ArrayDeque<>();
    for (int i = 1; i <= children; i++) {
      circle.add(i);
    }
    while (circle.size() > 1) {
      for (int i = 1; i < count; i++) {
        circle.addLast(circle.removeFirst());
      }
      circle.removeFirst();
    }
    int last = circle.getFirst(); // reach: NoSuchElementException no
    if (last < 1 || last > children) {
      return 0; // reach: no
    }
    return last == 3 ? 3 : 1; // reach: true yes, false yes
  }
}
