package dev.quarry.engine.cover;

import java.time.Duration;

/**
 * How much is done for one class.
 *
 * @param budget for its campaign
 * @param maxRuns how many runs; if there is such a limit, costs are not measured, so that the same
 *     seed gives the same result
 * @param runTime for one run
 * @param solverTime for one query
 */
public record CoverLimits(Duration budget, long maxRuns, Duration runTime, Duration solverTime) {
  /** As many runs as there is time for. */
  public static final long ANY_RUNS = Long.MAX_VALUE;

  /** Ten seconds. */
  public static final CoverLimits DEFAULT =
      new CoverLimits(
          Duration.ofSeconds(10), ANY_RUNS, Duration.ofSeconds(2), Duration.ofSeconds(1));

  public CoverLimits withBudget(Duration time) {
    return new CoverLimits(time, maxRuns, runTime, solverTime);
  }

  public CoverLimits withMaxRuns(long runs) {
    return new CoverLimits(budget, runs, runTime, solverTime);
  }
}
