package dev.quarry.engine.reach;

import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.run.RunSettings;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.testgen.recipe.Reflection;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What to reach, and how.
 *
 * @param setting the program, and how to work on it; a job is a target
 * @param targets as users write them
 * @param entries the methods where ways may begin, as users write them; empty for all public
 *     methods of public classes
 * @param inputClasses classes whose {@code nondet…} and {@code any…} methods are inputs
 * @param engine who looks
 * @param budget for each target
 * @param tests what is written
 * @param told what is found out about targets that are reached
 */
public record ReachOptions(
    Setting setting,
    List<String> targets,
    List<String> entries,
    List<String> inputClasses,
    Engine engine,
    Duration budget,
    TestOutput tests,
    Told told) {
  /** In method entries and loop iterations: what takes more is not going to end. */
  private static final int RUN_STEPS = 20_000_000;

  private static final Duration RUN_TIME = Duration.ofSeconds(10);
  private static final Duration SOLVER_TIME = Duration.ofSeconds(2);

  /** What is found out about a target that is reached. */
  public enum Told {
    /** That it is. */
    REACHED,
    /** When it is, which takes as long again. */
    CONDITION
  }

  /** Only whether targets are reached. */
  public ReachOptions(
      Setting setting,
      List<String> targets,
      List<String> entries,
      List<String> inputClasses,
      Engine engine,
      Duration budget,
      TestOutput tests) {
    this(setting, targets, entries, inputClasses, engine, budget, tests, Told.REACHED);
  }

  public ReachOptions {
    targets = List.copyOf(targets);
    entries = List.copyOf(entries);
    inputClasses = List.copyOf(inputClasses);
  }

  /** The budget of as much work as so many runs are. */
  public static Duration work(int runs) {
    return EntryRuns.RUN.multipliedBy(runs);
  }

  /** All engines, from all public methods of public classes. */
  public static ReachOptions of(
      Setting setting, List<String> targets, Duration budget, TestOutput tests) {
    return new ReachOptions(setting, targets, List.of(), List.of(), Engine.BOTH, budget, tests);
  }

  /** The same, where ways begin with these methods only. */
  public ReachOptions withEntries(List<String> changed) {
    return new ReachOptions(setting, targets, changed, inputClasses, engine, budget, tests, told);
  }

  /** The same, with tests that may use reflection or not. */
  public ReachOptions withReflection(Reflection changed) {
    return new ReachOptions(
        setting,
        targets,
        entries,
        inputClasses,
        engine,
        budget,
        tests.withReflection(changed),
        told);
  }

  /** The same, with classes that a program asks for inputs. */
  public ReachOptions withInputClasses(List<String> changed) {
    return new ReachOptions(setting, targets, entries, changed, engine, budget, tests, told);
  }

  /** The same for another engine. */
  public ReachOptions withEngine(Engine changed) {
    return new ReachOptions(setting, targets, entries, inputClasses, changed, budget, tests, told);
  }

  /** The same with another budget. */
  public ReachOptions withBudget(Duration changed) {
    return new ReachOptions(setting, targets, entries, inputClasses, engine, changed, tests, told);
  }

  /** The same, where more or less is found out. */
  public ReachOptions telling(Told changed) {
    return new ReachOptions(
        setting, targets, entries, inputClasses, engine, budget, tests, changed);
  }

  /** What all runs have in common. */
  RunSettings runs(List<Path> path) {
    return exploring(path, budget).runs();
  }

  /** For explorations and single runs. */
  ExploreOptions exploring(List<Path> path, Duration time) {
    ExploreLimits limits =
        ExploreLimits.of(time)
            .withTimes(RUN_TIME, SOLVER_TIME)
            .withRun(RunLimits.DEFAULT.withSteps(RUN_STEPS));
    return ExploreOptions.of(setting.withClassPath(path).withJobs(1), "", limits)
        .withSearcher("priority")
        .withInputClasses(inputClasses);
  }
}
