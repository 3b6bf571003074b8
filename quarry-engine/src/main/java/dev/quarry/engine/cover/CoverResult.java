package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Count;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/**
 * What was covered.
 *
 * @param classes each with its nested classes, by name
 * @param output where tests are
 * @param warnings sentences about the class path
 * @param time what it took
 */
public record CoverResult(
    List<ClassCoverage> classes, Path output, List<String> warnings, Duration time) {
  public CoverResult {
    classes = List.copyOf(classes);
    warnings = List.copyOf(warnings);
  }

  /** How many tests there are. */
  public int tests() {
    return classes.stream().mapToInt(ClassCoverage::tests).sum();
  }

  /** Branches of all classes. */
  public Count branches() {
    return sum(ClassCoverage::branches);
  }

  /** Lines of all classes. */
  public Count lines() {
    return sum(ClassCoverage::lines);
  }

  /** How many branches were proved dead. */
  public int proved() {
    return classes.stream().mapToInt(ClassCoverage::proved).sum();
  }

  /** What it took to find inputs. */
  public CoverEffort effort() {
    return classes.stream().map(ClassCoverage::effort).reduce(CoverEffort.NONE, CoverEffort::plus);
  }

  private Count sum(Function<ClassCoverage, Count> part) {
    return new Count(
        classes.stream().map(part).mapToInt(Count::covered).sum(),
        classes.stream().map(part).mapToInt(Count::total).sum());
  }
}
