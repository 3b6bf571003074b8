package queues;

import java.util.ArrayDeque;
import java.util.Deque;

/** The average of the last five measurements. */
// witness: average(new int[] {1, 1, 1, 1, 1, 6})
// witness: average(new int[] {4})
// witness: average(new int[] {})
public final class LastFive {
  public static int average(int[] values) {
    Deque<Integer> last = new ArrayDeque<>();
    for (int value : values) {
      last.addLast(value);
      if (last.size() > 5) {
        last.removeFirst(); // reach: yes
      }
    }
    if (last.size() > 5) {
      return -1; // reach: no
    }
    int sum = last.stream().mapToInt(Integer::intValue).sum();
    return sum / last.size() == 2 ? 2 : 0; // reach: ArithmeticException yes, true yes, false yes
  }
}
