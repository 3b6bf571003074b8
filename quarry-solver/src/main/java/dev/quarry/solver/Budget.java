package dev.quarry.solver;

import java.time.Duration;

/** What an answer may cost: a deadline on a clock that is passed in. Immutable. */
public final class Budget {
  private final Clock clock;
  private final long deadline;

  private Budget(Clock clock, long deadline) {
    this.clock = clock;
    this.deadline = deadline;
  }

  /** A budget that ends that long from now. */
  public static Budget of(Duration time) {
    return of(time, Clock.WALL);
  }

  /** A budget that ends that long from now on the given clock. */
  public static Budget of(Duration time, Clock clock) {
    return new Budget(clock, clock.nanos() + time.toNanos());
  }

  /** What is left, never negative. */
  public Duration remaining() {
    return clock.isStopped()
        ? Duration.ZERO
        : Duration.ofNanos(Math.max(0, deadline - clock.nanos()));
  }

  /** Whether nothing is left. */
  public boolean expired() {
    return clock.isStopped() || deadline - clock.nanos() <= 0;
  }

  /** A budget that ends when this one does or after the given share of what is left. */
  public Budget share(double fraction) {
    return of(Duration.ofNanos((long) (remaining().toNanos() * fraction)), clock);
  }

  /** Another budget on the same clock, of as much time. */
  public Budget another(Duration time) {
    return of(time, clock);
  }

  /** The clock that this ends by. */
  public Clock clock() {
    return clock;
  }
}
