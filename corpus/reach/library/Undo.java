package library;

import java.util.ArrayDeque;
import java.util.Deque;

/** Undo and redo over a deque of the JDK. */
public final class Undo {
  public static int look(int first, int second) {
    Deque<Integer> done = new ArrayDeque<>();
    done.push(first);
    done.push(second);
    int undone = done.pop();
    if (undone != second) {
      return 1; // reach: no
    }
    if (done.isEmpty()) {
      return 2; // reach: no
    }
    return done.peek() == 42 ? 3 : 4; // reach: true yes
  }
}
