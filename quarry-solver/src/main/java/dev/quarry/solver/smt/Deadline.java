package dev.quarry.solver.smt;

import java.time.Duration;

/** A moment by which something should be over, and the moment it started. */
public record Deadline(long startNanos, long endNanos) {

  /** Starts now. */
  public static Deadline in(Duration timeout) {
    long now = System.nanoTime();
    return new Deadline(now, now + Math.min(timeout.toNanos(), Long.MAX_VALUE / 4));
  }

  public boolean passed() {
    return endNanos - System.nanoTime() <= 0;
  }

  /** Time left, at least zero. */
  public Duration remaining() {
    return Duration.ofNanos(Math.max(0, endNanos - System.nanoTime()));
  }

  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - startNanos);
  }
}
