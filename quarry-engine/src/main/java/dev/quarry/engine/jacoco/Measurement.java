package dev.quarry.engine.jacoco;

import dev.quarry.engine.coverage.Count;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * The coverage of a suite as JaCoCo sees it.
 *
 * @param branches by binary class name
 * @param lines by binary class name
 * @param failures sentences about tests that did not pass
 */
public record Measurement(
    Map<String, Count> branches, Map<String, Count> lines, List<String> failures) {
  public Measurement {
    branches = Map.copyOf(branches);
    lines = Map.copyOf(lines);
    failures = List.copyOf(failures);
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
      Path directory = Files.createTempDirectory("quarry-measure-");
      try {
        return new Measuring(classPath, framework).of(sources, classes, directory);
      } finally {
        for (String file : Measuring.FILES) {
          Files.deleteIfExists(directory.resolve(file));
        }
        Files.deleteIfExists(directory);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
