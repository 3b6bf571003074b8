package dev.quarry.lab.guard;

import java.time.Duration;

/**
 * How long to measure.
 *
 * @param starts of workers of each kind, of which the first does not count
 * @param rounds of runs, of which the best one counts
 * @param round how long a worker of each kind runs in a round
 * @param batch how many runs are asked for at once
 */
public record GuardSettings(int starts, int rounds, Duration round, int batch) {
  /** For figures: some minutes. */
  public static final GuardSettings FULL = new GuardSettings(21, 15, Duration.ofMillis(300), 2_000);

  /** To see that everything works: some seconds. */
  public static final GuardSettings TINY = new GuardSettings(2, 1, Duration.ofMillis(1), 20);
}
