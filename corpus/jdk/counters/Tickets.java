package counters;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;

/** The lowest ticket is called first. */
// witness: next(5, 3)
// witness: next(3, 3)
public final class Tickets {
  public static int next(int first, int second) {
    ConcurrentSkipListSet<Integer> waiting = new ConcurrentSkipListSet<>();
    waiting.add(first);
    waiting.add(second);
    ConcurrentLinkedQueue<Integer> called = new ConcurrentLinkedQueue<>();
    while (!waiting.isEmpty()) {
      called.add(waiting.pollFirst());
    }
    int lowest = called.remove(); // reach: NoSuchElementException no
    if (lowest > first) {
      return -1; // reach: no
    }
    return called.isEmpty() ? 1 : 2; // reach: true yes, false yes
  }
}
