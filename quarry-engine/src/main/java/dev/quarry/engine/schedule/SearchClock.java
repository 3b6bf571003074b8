package dev.quarry.engine.schedule;

import dev.quarry.solver.Budget;
import dev.quarry.solver.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** How much time and how many runs a search has, and what it used. Safe for several threads. */
public final class SearchClock {
  /** How many times as long as counted on work may take before time ends it all the same. */
  private static final int SLOWEST = 20;

  private static final Duration SLOW_START = Duration.ofSeconds(30);

  private final Duration limit;
  private final long maxRuns;
  private final Clock clock;
  private final AtomicLong runs = new AtomicLong();
  private volatile long start;
  private volatile Budget budget;
  private volatile Budget atLast;
  private volatile boolean ended;

  /** Time counts from now on, or from {@link #start} on if that is called. */
  public SearchClock(Duration limit, long maxRuns) {
    this(limit, maxRuns, Clock.WALL);
  }

  /** The same on another clock. */
  public SearchClock(Duration limit, long maxRuns, Clock clock) {
    this.limit = limit;
    this.maxRuns = maxRuns;
    this.clock = clock;
    this.start = clock.nanos();
    this.budget = Budget.of(limit, clock);
    this.atLast = atLast();
  }

  /** However it is counted, somebody waits for it. */
  private Budget atLast() {
    return Budget.of(limit.multipliedBy(SLOWEST).plus(SLOW_START));
  }

  /** Time counts from now on: what was done before is not on its account. */
  public void start() {
    start = clock.nanos();
    budget = Budget.of(limit, clock);
    atLast = atLast();
  }

  /**
   * Whether the first run may be made; counts it. A method that nobody ran is a method that nothing
   * is known about, so however little time there is, it is enough for this one.
   */
  public boolean admitsFirstRun() {
    return !clock.isStopped() && runs.getAndUpdate(n -> n < maxRuns ? n + 1 : n) < maxRuns;
  }

  /** Whether one more run may be made; counts it. */
  public boolean admitsRun() {
    return !ended && !isLate() && runs.getAndUpdate(n -> n < maxRuns ? n + 1 : n) < maxRuns;
  }

  /** So many runs were made that nobody asked for permission. */
  public void ran(int times) {
    runs.addAndGet(times);
  }

  /** How many runs there may still be. */
  public int runsLeft() {
    return (int) Math.min(Integer.MAX_VALUE, Math.max(0, maxRuns - runs.get()));
  }

  /** Ends everything: what was looked for is found. */
  public void end() {
    ended = true;
  }

  public boolean isOver() {
    return ended || isLate() || runs.get() >= maxRuns;
  }

  private boolean isLate() {
    return budget.expired() || atLast.expired();
  }

  /** A budget for something that may take so long, on this clock, and not more than is left. */
  public Budget budget(Duration time) {
    return Budget.of(atMost(time), clock);
  }

  /** What it counts in. */
  public Clock clock() {
    return clock;
  }

  public Duration remaining() {
    return budget.remaining();
  }

  /** At most so much, and not more than is left. */
  public Duration atMost(Duration time) {
    Duration left = budget.remaining();
    return left.compareTo(time) < 0 ? left : time;
  }

  /** Which limit was reached. */
  public Optional<ReachedLimit> reached() {
    if (ended) {
      return Optional.of(new ReachedLimit.Goal());
    }
    if (clock.isStopped()) {
      return Optional.of(new ReachedLimit.Stopped());
    }
    if (isLate()) {
      return Optional.of(new ReachedLimit.Time(limit));
    }
    return runs.get() >= maxRuns ? Optional.of(new ReachedLimit.Runs(maxRuns)) : Optional.empty();
  }

  public Duration elapsed() {
    return Duration.ofNanos(clock.nanos() - start);
  }

  public double elapsedSeconds() {
    return (clock.nanos() - start) / 1e9;
  }
}
