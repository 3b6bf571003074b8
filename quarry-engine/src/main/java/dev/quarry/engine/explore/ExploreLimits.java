package dev.quarry.engine.explore;

import dev.quarry.concolic.RunLimits;
import dev.quarry.search.tree.PathLimits;
import java.time.Duration;

/**
 * How far to explore.
 *
 * @param budget for everything
 * @param maxRuns how many runs at most
 * @param branchBound how often one path may take the same branch; 0 for no bound
 * @param runTime for one run
 * @param solverTime for one query
 * @param run for one run; its decisions limit paths, too
 * @param rest what the budget is for when there is nothing left to follow
 */
public record ExploreLimits(
    Duration budget,
    int maxRuns,
    int branchBound,
    Duration runTime,
    Duration solverTime,
    RunLimits run,
    Rest rest) {
  /** What becomes of time that is left, if not every path was taken. */
  public enum Rest {
    /** It is not used. */
    UNUSED,
    /** Random runs look for paths. */
    RANDOM_RUNS
  }

  private static final Duration RUN_TIME = Duration.ofSeconds(10);
  private static final Duration SOLVER_TIME = Duration.ofSeconds(5);

  /** As many runs as there is time for, each within the usual limits. */
  public static ExploreLimits of(Duration budget) {
    return new ExploreLimits(
        budget, Integer.MAX_VALUE, 0, RUN_TIME, SOLVER_TIME, RunLimits.DEFAULT, Rest.UNUSED);
  }

  public ExploreLimits withMaxRuns(int changed) {
    return new ExploreLimits(budget, changed, branchBound, runTime, solverTime, run, rest);
  }

  public ExploreLimits withBranchBound(int changed) {
    return new ExploreLimits(budget, maxRuns, changed, runTime, solverTime, run, rest);
  }

  /** The same with other times for one run and one query. */
  public ExploreLimits withTimes(Duration ofRun, Duration ofQuery) {
    return new ExploreLimits(budget, maxRuns, branchBound, ofRun, ofQuery, run, rest);
  }

  public ExploreLimits withRun(RunLimits changed) {
    return new ExploreLimits(budget, maxRuns, branchBound, runTime, solverTime, changed, rest);
  }

  public ExploreLimits withRest(Rest changed) {
    return new ExploreLimits(budget, maxRuns, branchBound, runTime, solverTime, run, changed);
  }

  PathLimits paths() {
    return new PathLimits(run.decisions(), branchBound == 0 ? Integer.MAX_VALUE : branchBound);
  }
}
