package queues;

import java.util.ArrayDeque;
import java.util.Queue;

/** Patients are called in the order they came in. */
// witness: second("ann", "bob", false)
// witness: second("ann", "bob", true)
public final class WaitingRoom {
  public static String second(String first, String second, boolean leaves) {
    Queue<String> room = new ArrayDeque<>();
    room.offer(first);
    room.offer(second);
    if (leaves) {
      room.remove(second);
    }
    String called = room.poll();
    if (!leaves && called != first) {
      return "jumped"; // reach: no
    }
    String next = room.poll();
    if (next == null) {
      return leaves ? "nobody" : "?"; // reach: true yes, false no
    }
    return next; // reach: yes
  }
}
