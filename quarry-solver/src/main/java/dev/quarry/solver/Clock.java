package dev.quarry.solver;

import java.time.Duration;

/** What budgets end by. */
@FunctionalInterface
public interface Clock {
  /** The time on the wall. */
  Clock WALL = System::nanoTime;

  /** Nanoseconds since some moment. */
  long nanos();

  /**
   * Something was done elsewhere.
   *
   * @param work how long it takes; a clock that sees time pass has seen it
   */
  default void worked(Duration work) {}

  /** Whether everything is to end now, however much is left. */
  default boolean isStopped() {
    return false;
  }

  /** What limits on this clock are counted in. */
  default Measure measure() {
    return Measure.TIME;
  }
}
