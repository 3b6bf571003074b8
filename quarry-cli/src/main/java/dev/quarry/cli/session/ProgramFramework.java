package dev.quarry.cli.session;

import dev.quarry.program.ClassPath;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;
import java.util.List;

/** What the tests of a program are written for if nobody says so. */
public final class ProgramFramework {
  /** JUnit 4 has it from 4.13 on, with which tests say what is thrown. */
  private static final String JUNIT4 = "org.junit.function.ThrowingRunnable";

  private static final String JUNIT5 = "org.junit.jupiter.api.Test";

  private ProgramFramework() {}

  /**
   * JUnit 4 where the class path has that alone, else JUnit 5.
   *
   * @throws dev.quarry.program.ProgramException if there is something wrong with the class path
   */
  public static Framework of(List<Path> classPath) {
    try (ClassPath program = ClassPath.of(classPath)) {
      return program.find(JUNIT4).isPresent() && program.find(JUNIT5).isEmpty()
          ? Framework.JUNIT4
          : Framework.JUNIT5;
    }
  }
}
