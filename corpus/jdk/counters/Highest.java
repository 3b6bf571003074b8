package counters;

import java.util.concurrent.atomic.AtomicLong;

/** Keeps the highest bid. */
// witness: best(10, 30, 20)
// witness: best(-1, -3, -2)
public final class Highest {
  public static long best(long first, long second, long third) {
    AtomicLong highest = new AtomicLong();
    highest.accumulateAndGet(first, Math::max);
    highest.accumulateAndGet(second, Math::max);
    long before = highest.getAndAccumulate(third, Math::max);
    if (before > highest.get()) {
      return -1; // reach: no
    }
    if (highest.get() == 0) {
      return third > 0 ? -2 : 0; // reach: true no, false yes
    }
    return before == 30 && third == 20 ? 30 : 1; // reach: true yes
  }
}
