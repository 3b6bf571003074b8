package dev.quarry.solver;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A clock that goes on when something is done, and never by itself. Every look at it counts as a
 * little work, because searches look once for every step; so whoever looks at a clock of this kind
 * in the same places sees the same times.
 */
public final class WorkClock implements Clock {
  private static final Duration STEP = Duration.ofNanos(20_000);

  private final long step;
  private final AtomicLong nanos = new AtomicLong();

  /** For searches of ours. */
  public WorkClock() {
    this(STEP);
  }

  /**
   * @param step what a look counts as
   */
  public WorkClock(Duration step) {
    this.step = step.toNanos();
  }

  @Override
  public long nanos() {
    return nanos.addAndGet(step);
  }

  @Override
  public void worked(Duration work) {
    nanos.addAndGet(work.toNanos());
  }

  @Override
  public Measure measure() {
    return Measure.WORK;
  }
}
