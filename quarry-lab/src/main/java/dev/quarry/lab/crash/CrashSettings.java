package dev.quarry.lab.crash;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What to hunt in, and how long.
 *
 * @param libraries jars or directories, each hunted on its own
 * @param classPath what libraries need besides
 * @param budget for each method
 * @param jobs how many methods at a time
 * @param output a directory; each library gets a Maven project with its tests in it
 * @param check whether those projects are built
 */
public record CrashSettings(
    List<Path> libraries,
    List<Path> classPath,
    Duration budget,
    int jobs,
    Path output,
    Check check) {
  /** What is done with tests that were written. */
  public enum Check {
    /** Nothing more. */
    NONE,
    /** Maven compiles and runs them. */
    MAVEN
  }

  public CrashSettings {
    libraries = List.copyOf(libraries);
    classPath = List.copyOf(classPath);
  }

  /** A library with what it needs. */
  List<Path> classPathOf(Path library) {
    List<Path> path = new ArrayList<>();
    path.add(library);
    classPath.stream().filter(entry -> !path.contains(entry)).forEach(path::add);
    return path;
  }
}
