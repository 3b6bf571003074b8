package dev.quarry.lab.suite;

import dev.quarry.engine.cover.CoverLimits;
import java.nio.file.Path;
import java.util.List;

/**
 * What to cover, and how long.
 *
 * @param libraries jars or directories, each covered on its own
 * @param classPath what libraries need besides; jars
 * @param limits of each class
 * @param jobs how many classes at a time
 * @param seed where random choices start
 * @param output a directory; each library gets a Maven project with its tests in it
 */
public record SuiteSettings(
    List<Path> libraries,
    List<Path> classPath,
    CoverLimits limits,
    int jobs,
    long seed,
    Path output) {
  public SuiteSettings {
    libraries = List.copyOf(libraries);
    classPath = List.copyOf(classPath);
  }
}
