package dev.quarry.engine.jacoco;

import dev.quarry.engine.coverage.Count;
import dev.quarry.process.Scratch;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The coverage of a suite as JaCoCo sees it.
 *
 * @param branches by binary class name
 * @param lines by binary class name
 * @param failures of tests, and of counting
 */
public record Measurement(
    Map<String, Count> branches, Map<String, Count> lines, List<Failure> failures) {
  /**
   * Why figures may say less than they should.
   *
   * @param type the class of the test that failed, or the class that could not be counted
   * @param sentence for the user
   */
  public record Failure(String type, String sentence) {}

  public Measurement {
    branches = Map.copyOf(branches);
    lines = Map.copyOf(lines);
    failures = List.copyOf(failures);
  }

  /**
   * What it says about some classes.
   *
   * @param classes those under test
   * @param tests of them
   */
  public Measurement of(Collection<String> classes, Collection<String> tests) {
    return new Measurement(
        only(branches, classes),
        only(lines, classes),
        failures.stream()
            .filter(one -> classes.contains(one.type()) || tests.contains(one.type()))
            .toList());
  }

  private static Map<String, Count> only(Map<String, Count> counts, Collection<String> classes) {
    Map<String, Count> some = new LinkedHashMap<>(counts);
    some.keySet().retainAll(classes);
    return some;
  }

  /**
   * Compiles a suite and runs it in a fresh JVM with JaCoCo's agent.
   *
   * @param classPath of the program
   * @param framework of the tests
   * @param sources the suite
   * @param classes the binary names of the classes to look at
   */
  public static Measurement of(
      List<Path> classPath,
      Framework framework,
      List<TestSource> sources,
      Collection<String> classes) {
    try {
      Scratch scratch = Scratch.create("quarry-measure-");
      try {
        return new Measuring(classPath, framework).of(sources, classes, scratch.directory());
      } finally {
        scratch.delete();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
