package dev.quarry.solver.smt;

import dev.quarry.solver.Clock;
import java.time.Duration;

/** A moment by which something should be over, and the moment it started. */
public record Deadline(Clock clock, long startNanos, long endNanos) {

  /** Starts now. */
  public static Deadline in(Duration timeout) {
    return in(timeout, Clock.WALL);
  }

  /** Starts now on a clock. */
  public static Deadline in(Duration timeout, Clock clock) {
    long now = clock.nanos();
    return new Deadline(clock, now, now + Math.min(timeout.toNanos(), Long.MAX_VALUE / 4));
  }

  public boolean passed() {
    return endNanos - clock.nanos() <= 0;
  }

  /** Time left, at least zero. */
  public Duration remaining() {
    return Duration.ofNanos(Math.max(0, endNanos - clock.nanos()));
  }

  public Duration elapsed() {
    return Duration.ofNanos(clock.nanos() - startNanos);
  }
}
