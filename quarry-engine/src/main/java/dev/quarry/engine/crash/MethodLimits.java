package dev.quarry.engine.crash;

import dev.quarry.concolic.RunLimits;
import java.time.Duration;

/**
 * How far one method is explored.
 *
 * @param budget for all its runs
 * @param maxRuns how many
 * @param maxPath how many decisions on one path
 * @param branchBound how often one path may take the same branch; 0 for no bound
 * @param callDepth how deep calls are followed; {@link RunLimits#ANY_DEPTH} for no limit
 * @param runTime for one run
 * @param solverTime for one query
 * @param searcher who picks the next branch
 */
public record MethodLimits(
    Duration budget,
    int maxRuns,
    int maxPath,
    int branchBound,
    int callDepth,
    Duration runTime,
    Duration solverTime,
    String searcher) {
  /** Two seconds, everything else as far as it goes. */
  public static final MethodLimits DEFAULT =
      new MethodLimits(
          Duration.ofSeconds(2),
          100_000,
          10_000,
          0,
          RunLimits.ANY_DEPTH,
          Duration.ofSeconds(2),
          Duration.ofSeconds(1),
          "bfs");

  public MethodLimits withMaxRuns(int runs) {
    return new MethodLimits(
        budget, runs, maxPath, branchBound, callDepth, runTime, solverTime, searcher);
  }

  public MethodLimits withBudget(Duration time) {
    return new MethodLimits(
        time, maxRuns, maxPath, branchBound, callDepth, runTime, solverTime, searcher);
  }

  public MethodLimits withRunTime(Duration time) {
    return new MethodLimits(
        budget, maxRuns, maxPath, branchBound, callDepth, time, solverTime, searcher);
  }
}
