package dev.quarry.engine.crash;

import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.testgen.recipe.Reflection;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What to hunt for, and how.
 *
 * @param setting the program, and how to work on it; a job is a method
 * @param scope which methods
 * @param limits of each method
 * @param totalBudget for all methods together
 * @param tests what is written
 */
public record CrashOptions(
    Setting setting,
    ScopeOptions scope,
    MethodLimits limits,
    Duration totalBudget,
    TestOutput tests) {
  /** In method entries and loop iterations: what takes more is not going to end. */
  private static final int RUN_STEPS = 2_000_000;

  public CrashOptions withLimits(MethodLimits changed) {
    return new CrashOptions(setting, scope, changed, totalBudget, tests);
  }

  public CrashOptions withReflection(Reflection changed) {
    return new CrashOptions(setting, scope, limits, totalBudget, tests.withReflection(changed));
  }

  /**
   * Looks at what would otherwise be noticed in the middle of the hunt.
   *
   * @throws IllegalArgumentException if an option has a value that does not exist
   */
  void check() {
    Searchers.byName(limits.searcher(), setting.seed());
  }

  /** For one exploration on one thread. */
  ExploreOptions exploring(List<Path> path, Duration budget, int runs) {
    RunLimits run =
        RunLimits.DEFAULT
            .withSteps(RUN_STEPS)
            .withDecisions(limits.maxPath())
            .withCallDepth(limits.callDepth());
    ExploreLimits exploring =
        ExploreLimits.of(budget)
            .withMaxRuns(runs)
            .withBranchBound(limits.branchBound())
            .withTimes(limits.runTime(), limits.solverTime())
            .withRun(run);
    return ExploreOptions.of(setting.withClassPath(path).withJobs(1), "", exploring)
        .withSearcher(limits.searcher());
  }
}
