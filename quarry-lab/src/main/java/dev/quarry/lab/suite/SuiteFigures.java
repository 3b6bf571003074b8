package dev.quarry.lab.suite;

import dev.quarry.engine.cover.ClassCoverage;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.coverage.Count;
import dev.quarry.lab.plain.PlainRun;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What came of one library.
 *
 * @param name of its file
 * @param tests that were written
 * @param run how they went in Maven
 * @param classes by name
 * @param seconds it took to write the tests
 */
public record SuiteFigures(
    String name, int tests, PlainRun run, List<ClassCounts> classes, double seconds) {
  private static final Count NOTHING = new Count(0, 0);

  public SuiteFigures {
    classes = List.copyOf(classes);
  }

  /**
   * @param reported JaCoCo's counts, by binary name
   */
  static SuiteFigures of(
      String name, CoverResult result, PlainRun run, Map<String, Count> reported) {
    Map<String, Count> left = new LinkedHashMap<>(reported);
    List<ClassCounts> classes = new ArrayList<>();
    for (ClassCoverage type : result.classes()) {
      classes.add(new ClassCounts(type.name(), type.branches(), take(left, type.name())));
    }
    // Interfaces and the like are nobody's business, unless there is something to cover.
    left.forEach(
        (other, count) -> {
          if (count.total() > 0) {
            classes.add(new ClassCounts(other, NOTHING, count));
          }
        });
    return new SuiteFigures(name, result.tests(), run, classes, result.time().toNanos() / 1e9);
  }

  /** Removes a class and the classes nested in it. */
  private static Count take(Map<String, Count> counts, String name) {
    Count sum = NOTHING;
    for (Map.Entry<String, Count> other : List.copyOf(counts.entrySet())) {
      if (other.getKey().equals(name) || other.getKey().startsWith(name + "$")) {
        counts.remove(other.getKey());
        sum =
            new Count(
                sum.covered() + other.getValue().covered(), sum.total() + other.getValue().total());
      }
    }
    return sum;
  }

  /** Those that the two count differently. */
  public List<ClassCounts> differences() {
    return classes.stream().filter(type -> !type.isSame()).toList();
  }

  /** Whether every test passed, and both count the same in every class. */
  public boolean isClean() {
    return run.isClean(tests) && differences().isEmpty();
  }

  /** What Quarry counts in all. */
  public Count quarry() {
    return sum(classes.stream().map(ClassCounts::quarry).toList());
  }

  /** What JaCoCo counts in all. */
  public Count jacoco() {
    return sum(classes.stream().map(ClassCounts::jacoco).toList());
  }

  private static Count sum(List<Count> counts) {
    return new Count(
        counts.stream().mapToInt(Count::covered).sum(),
        counts.stream().mapToInt(Count::total).sum());
  }
}
