package dev.quarry.engine.reach;

import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What to reach, and how.
 *
 * @param classPath of the program
 * @param targets as users write them
 * @param entries the methods where ways may begin, as users write them; empty for all public
 *     methods of public classes
 * @param engine who looks
 * @param budget for each target
 * @param jobs how many targets at a time
 * @param seed where random choices start
 * @param allowed operations that the program may do though they reach outside
 * @param framework of the tests
 * @param output where tests are written
 * @param reflection whether tests may make objects by private constructors and fields
 * @param inputClasses classes whose {@code nondet…} and {@code any…} methods are inputs
 */
public record ReachOptions(
    List<Path> classPath,
    List<String> targets,
    List<String> entries,
    Engine engine,
    Duration budget,
    int jobs,
    long seed,
    List<String> allowed,
    Framework framework,
    Path output,
    Reflection reflection,
    List<String> inputClasses) {
  /** In method entries and loop iterations: what takes more is not going to end. */
  private static final int RUN_STEPS = 20_000_000;

  private static final Duration RUN_TIME = Duration.ofSeconds(10);
  private static final Duration SOLVER_TIME = Duration.ofSeconds(2);

  public ReachOptions {
    classPath = List.copyOf(classPath);
    targets = List.copyOf(targets);
    entries = List.copyOf(entries);
    allowed = List.copyOf(allowed);
    inputClasses = List.copyOf(inputClasses);
  }

  /** Tests that do without reflection. */
  public ReachOptions(
      List<Path> classPath,
      List<String> targets,
      List<String> entries,
      Engine engine,
      Duration budget,
      int jobs,
      long seed,
      List<String> allowed,
      Framework framework,
      Path output) {
    this(
        classPath,
        targets,
        entries,
        engine,
        budget,
        jobs,
        seed,
        allowed,
        framework,
        output,
        Reflection.NEVER,
        List.of());
  }

  /** The same, with tests that may use reflection or not. */
  public ReachOptions withReflection(Reflection changed) {
    return new ReachOptions(
        classPath,
        targets,
        entries,
        engine,
        budget,
        jobs,
        seed,
        allowed,
        framework,
        output,
        changed,
        inputClasses);
  }

  /** The same, with classes that a program asks for inputs. */
  public ReachOptions withInputClasses(List<String> changed) {
    return new ReachOptions(
        classPath,
        targets,
        entries,
        engine,
        budget,
        jobs,
        seed,
        allowed,
        framework,
        output,
        reflection,
        changed);
  }

  /** The same for another engine. */
  public ReachOptions withEngine(Engine changed) {
    return new ReachOptions(
        classPath,
        targets,
        entries,
        changed,
        budget,
        jobs,
        seed,
        allowed,
        framework,
        output,
        reflection,
        inputClasses);
  }

  /** For explorations and single runs. */
  ExploreOptions exploring(List<Path> path, Duration time) {
    ExploreLimits limits =
        ExploreLimits.of(time)
            .withTimes(RUN_TIME, SOLVER_TIME)
            .withRun(RunLimits.DEFAULT.withSteps(RUN_STEPS));
    return ExploreOptions.of(path, "", limits)
        .withSearcher("priority")
        .withAllowed(allowed)
        .withInputClasses(inputClasses)
        .withSeed(seed);
  }
}
