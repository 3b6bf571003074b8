package dev.quarry.solver;

import java.time.Duration;
import java.util.function.LongSupplier;

/** What an answer may cost: a deadline on a clock that is passed in. Immutable. */
public final class Budget {
  private final LongSupplier nanoClock;
  private final long deadline;

  private Budget(LongSupplier nanoClock, long deadline) {
    this.nanoClock = nanoClock;
    this.deadline = deadline;
  }

  /** A budget that ends that long from now. */
  public static Budget of(Duration time) {
    return of(time, System::nanoTime);
  }

  /** A budget that ends that long from now on the given clock, which counts nanoseconds. */
  public static Budget of(Duration time, LongSupplier nanoClock) {
    return new Budget(nanoClock, nanoClock.getAsLong() + time.toNanos());
  }

  /** What is left, never negative. */
  public Duration remaining() {
    return Duration.ofNanos(Math.max(0, deadline - nanoClock.getAsLong()));
  }

  /** Whether nothing is left. */
  public boolean expired() {
    return deadline - nanoClock.getAsLong() <= 0;
  }

  /** A budget that ends when this one does or after the given share of what is left. */
  public Budget share(double fraction) {
    return of(Duration.ofNanos((long) (remaining().toNanos() * fraction)), nanoClock);
  }
}
