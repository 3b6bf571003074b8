package dev.quarry.engine.cover;

import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What to cover, and how.
 *
 * @param setting the program, and how to work on it; a job is a class
 * @param scope which methods are called
 * @param selection which branches of these are wanted
 * @param strategy one of {@link Strategies#names}
 * @param limits of each class
 * @param totalBudget for all classes together
 * @param tests what is written
 * @param extras what else to do
 */
public record CoverOptions(
    Setting setting,
    ScopeOptions scope,
    Selection selection,
    String strategy,
    CoverLimits limits,
    Duration totalBudget,
    TestOutput tests,
    Set<Extra> extras) {
  /** In method entries and loop iterations: what takes more is not going to end. */
  private static final int RUN_STEPS = 2_000_000;

  private static final int LONGEST_PATH = 5_000;

  /** What is done besides. */
  public enum Extra {
    /** Run the written suite under JaCoCo. */
    MEASURE,
    /** Try to prove that branches which are left are dead. */
    PROOFS,
    /** Find inputs only; write no tests. */
    NO_SUITE
  }

  public CoverOptions {
    extras = Set.copyOf(extras);
  }

  public CoverOptions with(ScopeOptions changed) {
    return new CoverOptions(
        setting, changed, selection, strategy, limits, totalBudget, tests, extras);
  }

  public CoverOptions with(Selection changed) {
    return new CoverOptions(setting, scope, changed, strategy, limits, totalBudget, tests, extras);
  }

  /**
   * Looks at what would otherwise be noticed in the middle.
   *
   * @throws IllegalArgumentException if an option has a value that does not exist
   */
  void check() {
    Strategies.check(strategy);
  }

  /** Limits of runs. */
  ExploreOptions exploring(List<Path> path) {
    RunLimits run = RunLimits.DEFAULT.withSteps(RUN_STEPS).withDecisions(LONGEST_PATH);
    ExploreLimits exploring =
        ExploreLimits.of(limits.budget())
            .withTimes(limits.runTime(), limits.solverTime())
            .withRun(run);
    return ExploreOptions.of(setting.withClassPath(path).withJobs(1), "", exploring);
  }
}
