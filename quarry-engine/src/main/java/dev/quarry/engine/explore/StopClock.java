package dev.quarry.engine.explore;

import dev.quarry.solver.Budget;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** When to stop, and how much was used until then. Safe for several threads. */
final class StopClock {
  private final Duration limit;
  private final int maxRuns;
  private final Budget budget;
  private final long start = System.nanoTime();
  private final AtomicInteger runs = new AtomicInteger();
  private volatile boolean ended;

  StopClock(Duration limit, int maxRuns) {
    this.limit = limit;
    this.maxRuns = maxRuns;
    this.budget = Budget.of(limit);
  }

  /**
   * Whether the first run may be made; counts it. A method that nobody ran is a method that nothing
   * is known about, so however little time there is, it is enough for this one.
   */
  boolean admitsFirstRun() {
    return runs.getAndUpdate(n -> n < maxRuns ? n + 1 : n) < maxRuns;
  }

  /** Whether one more run may be made; counts it. */
  boolean admitsRun() {
    return !ended && !budget.expired() && runs.getAndUpdate(n -> n < maxRuns ? n + 1 : n) < maxRuns;
  }

  /** A budget for one query: what it may take, but not more than is left. */
  Budget query(Duration time) {
    Duration left = budget.remaining();
    return Budget.of(left.compareTo(time) < 0 ? left : time);
  }

  /** Ends everything: what was looked for is found. */
  void end() {
    ended = true;
  }

  boolean isOver() {
    return ended || budget.expired() || runs.get() >= maxRuns;
  }

  /** Which limit was reached. */
  Optional<String> reached() {
    if (ended) {
      return Optional.of("what was looked for is found");
    }
    if (budget.expired()) {
      return Optional.of("the budget of " + limit.toMillis() / 1000.0 + " s is used up");
    }
    return runs.get() >= maxRuns
        ? Optional.of("the limit of " + maxRuns + " runs is reached")
        : Optional.empty();
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
