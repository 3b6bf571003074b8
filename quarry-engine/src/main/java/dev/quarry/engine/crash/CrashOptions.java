package dev.quarry.engine.crash;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/**
 * What to hunt for, and how.
 *
 * @param classPath of the program
 * @param scope which methods
 * @param limits of each method
 * @param totalBudget for all methods together
 * @param jobs how many methods at a time
 * @param seed where random choices start
 * @param allowed operations that the program may do though they reach outside
 * @param framework of the tests
 * @param output where tests are written
 * @param reflection whether tests may use it
 */
public record CrashOptions(
    List<Path> classPath,
    ScopeOptions scope,
    MethodLimits limits,
    Duration totalBudget,
    int jobs,
    long seed,
    List<String> allowed,
    Framework framework,
    Path output,
    Reflection reflection) {
  /** In method entries and loop iterations: what takes more is not going to end. */
  private static final int RUN_STEPS = 2_000_000;

  public CrashOptions {
    classPath = List.copyOf(classPath);
    allowed = List.copyOf(allowed);
  }

  public CrashOptions withLimits(MethodLimits changed) {
    return new CrashOptions(
        classPath, scope, changed, totalBudget, jobs, seed, allowed, framework, output, reflection);
  }

  public CrashOptions withReflection(Reflection changed) {
    return new CrashOptions(
        classPath, scope, limits, totalBudget, jobs, seed, allowed, framework, output, changed);
  }

  /**
   * Looks at what would otherwise be noticed in the middle of the hunt.
   *
   * @throws IllegalArgumentException if an option has a value that does not exist
   */
  void check() {
    Searchers.byName(limits.searcher(), seed);
    permissions();
  }

  /**
   * What is allowed.
   *
   * @throws IllegalArgumentException if something can't be
   */
  Set<Permission> permissions() {
    return exploring(classPath, limits.budget(), limits.maxRuns()).permissions();
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
    return ExploreOptions.of(path, "", exploring)
        .withSearcher(limits.searcher())
        .withAllowed(allowed)
        .withSeed(seed);
  }
}
