package counters;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts visitors up to a limit. */
// witness: admitted(3, 2)
// witness: admitted(2, 5)
// witness: admitted(200, 5)
public final class Visits {
  public static int admitted(int visitors, int limit) {
    if (visitors < 0 || visitors > 20 || limit < 0) {
      throw new IllegalArgumentException("visitors"); // reach: yes
    }
    AtomicInteger inside = new AtomicInteger();
    for (int i = 0; i < visitors; i++) {
      if (inside.incrementAndGet() > limit) {
        inside.decrementAndGet();
      }
    }
    if (inside.get() > limit || inside.get() > visitors) {
      return -1; // reach: no
    }
    return inside.get() < visitors ? 1 : 0; // reach: true yes, false yes
  }
}
