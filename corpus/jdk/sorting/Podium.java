package sorting;

import java.util.Comparator;
import java.util.PriorityQueue;

/** The best three of a contest. */
// witness: third(new int[] {9, 5, 7, 8})
// witness: third(new int[] {9, 5})
public final class Podium {
  public static int third(int[] points) {
    PriorityQueue<Integer> queue = new PriorityQueue<>(Comparator.reverseOrder());
    for (int each : points) {
      queue.add(each);
    }
    if (queue.size() < 3) {
      return -1; // reach: yes
    }
    int first = queue.remove();
    int second = queue.remove();
    int third = queue.remove(); // reach: NoSuchElementException no
    if (first < second || second < third) {
      return -2; // reach: no
    }
    return first == 9 && third == 7 ? 1 : third; // reach: true yes
  }
}
