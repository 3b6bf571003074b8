package dev.quarry.engine.explore;

import dev.quarry.engine.run.RunSettings;
import dev.quarry.engine.setting.Setting;
import dev.quarry.solver.Measure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What to explore, and how.
 *
 * @param setting the program, and how to work on it
 * @param entry the method as users write it
 * @param searcher the name of the searcher
 * @param inputClasses classes whose {@code nondet…} and {@code any…} methods are inputs
 * @param limits how far
 */
public record ExploreOptions(
    Setting setting,
    String entry,
    String searcher,
    List<String> inputClasses,
    ExploreLimits limits) {
  private static final int SLOWEST = 10;

  public ExploreOptions {
    inputClasses = List.copyOf(inputClasses);
  }

  /** Breadth first, one run at a time, and nothing is allowed. */
  public static ExploreOptions of(List<Path> classPath, String entry, ExploreLimits limits) {
    return of(Setting.of(classPath), entry, limits);
  }

  /** Breadth first. */
  public static ExploreOptions of(Setting setting, String entry, ExploreLimits limits) {
    return new ExploreOptions(setting, entry, "bfs", List.of(), limits);
  }

  public ExploreOptions with(Setting changed) {
    return new ExploreOptions(changed, entry, searcher, inputClasses, limits);
  }

  public ExploreOptions withSearcher(String changed) {
    return new ExploreOptions(setting, entry, changed, inputClasses, limits);
  }

  public ExploreOptions withInputClasses(List<String> changed) {
    return new ExploreOptions(setting, entry, searcher, changed, limits);
  }

  public ExploreOptions withJobs(int changed) {
    return with(setting.withJobs(changed));
  }

  public ExploreOptions withSeed(long changed) {
    return with(setting.withSeed(changed));
  }

  /** What all runs have in common. */
  public RunSettings runs() {
    return new RunSettings(
        setting.classPath(),
        inputClasses,
        setting.allowed(),
        limits.run(),
        runTime(),
        setting.seed());
  }

  /** Where work is counted, steps end a run that does not end, and time only at last. */
  private Duration runTime() {
    return setting.measure() == Measure.TIME
        ? limits.runTime()
        : limits.runTime().multipliedBy(SLOWEST);
  }
}
