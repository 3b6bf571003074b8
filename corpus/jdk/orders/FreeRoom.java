package orders;

import java.util.NavigableSet;
import java.util.TreeSet;

/** The next free room at or above a number. */
// witness: next(102)
// witness: next(104)
// witness: next(108)
public final class FreeRoom {
  public static int next(int wish) {
    NavigableSet<Integer> free = new TreeSet<>();
    free.add(101);
    free.add(104);
    free.add(107);
    Integer room = free.ceiling(wish);
    if (room == null) {
      return free.last() < wish ? 0 : -1; // reach: true yes, false no
    }
    if (room == wish) {
      return room; // reach: yes
    }
    return free.contains(wish) ? -2 : room; // reach: true no, false yes
  }
}
