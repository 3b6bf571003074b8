package dev.quarry.engine.cover;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What to cover, and how.
 *
 * @param classPath of the program
 * @param scope which methods are called
 * @param strategy one of {@link Strategies#names}
 * @param limits of each class
 * @param totalBudget for all classes together
 * @param jobs how many classes at a time
 * @param seed where random choices start
 * @param allowed operations that the program may do though they reach outside
 * @param framework of the tests
 * @param output where tests are written
 * @param jacoco a report of an existing suite: only what it misses is wanted
 * @param since a git revision: only what was changed after it is wanted
 * @param extras what else to do
 */
public record CoverOptions(
    List<Path> classPath,
    ScopeOptions scope,
    String strategy,
    CoverLimits limits,
    Duration totalBudget,
    int jobs,
    long seed,
    List<String> allowed,
    Framework framework,
    Path output,
    Optional<Path> jacoco,
    Optional<String> since,
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
    classPath = List.copyOf(classPath);
    allowed = List.copyOf(allowed);
    extras = Set.copyOf(extras);
  }

  /**
   * Looks at what would otherwise be noticed in the middle.
   *
   * @throws IllegalArgumentException if an option has a value that does not exist
   */
  void check() {
    Strategies.check(strategy);
    permissions();
  }

  /**
   * What is allowed.
   *
   * @throws IllegalArgumentException if something can't be
   */
  Set<Permission> permissions() {
    return exploring(classPath).permissions();
  }

  /** Limits of runs. */
  ExploreOptions exploring(List<Path> path) {
    RunLimits run = RunLimits.DEFAULT.withSteps(RUN_STEPS).withDecisions(LONGEST_PATH);
    ExploreLimits exploring =
        ExploreLimits.of(limits.budget())
            .withTimes(limits.runTime(), limits.solverTime())
            .withRun(run);
    return ExploreOptions.of(path, "", exploring).withAllowed(allowed).withSeed(seed);
  }
}
