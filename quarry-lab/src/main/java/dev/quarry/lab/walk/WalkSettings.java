package dev.quarry.lab.walk;

import java.time.Duration;

/**
 * How large the experiment is.
 *
 * @param seeds how often everything is tried; the seeds are 1, 2, 3…
 * @param time the budget of one attempt
 * @param jobs how many seeds are tried at the same time
 */
public record WalkSettings(int seeds, Duration time, int jobs) {
  public WalkSettings {
    if (seeds < 1 || jobs < 1 || time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("Seeds, time and jobs must be positive.");
    }
  }
}
