package queues;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

/** The number of steps through a corridor with walls. */
// witness: steps("....", 3)
// witness: steps(".#..", 3)
// witness: steps("....", 4)
public final class Maze {
  public static int steps(String corridor, int goal) {
    if (goal < 0 || goal >= corridor.length()) {
      throw new IllegalArgumentException("outside"); // reach: yes
    }
    int[] distance = new int[corridor.length()];
    Arrays.fill(distance, -1);
    Queue<Integer> open = new ArrayDeque<>();
    distance[0] = 0;
    open.add(0);
    while (!open.isEmpty()) {
      int at = open.remove(); // reach: NoSuchElementException no
      for (int next : new int[] {at - 1, at + 1}) {
        boolean inside = next >= 0 && next < corridor.length();
        if (inside && corridor.charAt(next) == '.' && distance[next] < 0) {
          distance[next] = distance[at] + 1;
          open.add(next);
        }
      }
    }
    if (distance[goal] > corridor.length()) {
      return -2; // reach: no
    }
    return distance[goal] < 0 ? -1 : distance[goal]; // reach: true yes, false yes
  }
}
