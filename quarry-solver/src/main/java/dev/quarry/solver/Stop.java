package dev.quarry.solver;

import java.time.Duration;

/**
 * Somebody's wish that work should end now. Budgets on its clocks have nothing left from then on,
 * so whoever works by them ends as if the time were up. Safe for several threads.
 */
public final class Stop {
  private volatile boolean requested;

  /** From now on. */
  public void request() {
    requested = true;
  }

  public boolean isRequested() {
    return requested;
  }

  /** A clock like another, until the stop. */
  public Clock on(Clock clock) {
    return new Clock() {
      @Override
      public long nanos() {
        return clock.nanos();
      }

      @Override
      public void worked(Duration work) {
        clock.worked(work);
      }

      @Override
      public boolean isStopped() {
        return requested || clock.isStopped();
      }

      @Override
      public Measure measure() {
        return clock.measure();
      }
    };
  }
}
