package dev.quarry.engine.run;

import java.time.Duration;

/**
 * How long a run may take that loads and rewrites classes: as long as others, and some times as
 * long as such runs took until now besides. Safe for several threads.
 */
final class Patience {
  /** How many times as long as other first runs one may take. */
  private static final int TIMES = 5;

  /** What first runs are believed to take before one was seen. */
  private static final Duration SLOW_START = Duration.ofSeconds(5);

  /** First runs that ended, and how long they took. */
  private int ended;

  private Duration taken = Duration.ZERO;

  /** How many first runs before the next did not end: where one hangs, the next may as well. */
  private int hanging;

  /**
   * How long the next may take.
   *
   * @param runTime how long any other run may
   */
  synchronized Duration limit(Duration runTime) {
    Duration usual = ended == 0 ? SLOW_START : taken.dividedBy(ended);
    return runTime.plus(usual.multipliedBy(TIMES).dividedBy(1L + hanging));
  }

  /** One came to its end. */
  synchronized void ended(Duration time) {
    ended++;
    taken = taken.plus(time);
    hanging = 0;
  }

  /** One did not. */
  synchronized void hung() {
    hanging++;
  }
}
