package dev.quarry.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;

/** Whether tests that Quarry writes compile in a project. */
final class ProjectJUnit {
  /** JUnit 5 and 6; and JUnit 4 from 4.13 on, with which tests say what is thrown. */
  private static final List<String> CLASSES =
      List.of("org/junit/jupiter/api/Test.class", "org/junit/function/ThrowingRunnable.class");

  private final List<Path> classPath;

  /**
   * @param classPath of the project's tests
   */
  ProjectJUnit(List<Path> classPath) {
    this.classPath = classPath;
  }

  boolean isThere() throws IOException {
    for (Path entry : classPath) {
      if (holds(entry)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(Path entry) throws IOException {
    if (Files.isDirectory(entry)) {
      return CLASSES.stream().anyMatch(name -> Files.exists(entry.resolve(name)));
    }
    if (!entry.toString().endsWith(".jar") || !Files.isRegularFile(entry)) {
      return false;
    }
    try (JarFile jar = new JarFile(entry.toFile())) {
      return CLASSES.stream().anyMatch(name -> jar.getEntry(name) != null);
    }
  }
}
