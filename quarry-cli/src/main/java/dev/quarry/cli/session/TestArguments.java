package dev.quarry.cli.session;

import dev.quarry.cli.ending.UserError;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which tests are written, and where to. */
public final class TestArguments {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/${COMMAND-NAME}",
      description = "Where tests are written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--junit4", description = "Write tests for JUnit 4.13 instead of JUnit 5.")
  private boolean junit4;

  @Mixin private SuffixArguments suffix;

  public Path output() {
    return output;
  }

  /**
   * How names of test classes end.
   *
   * @throws UserError if no test class can be called so
   */
  public String suffix() {
    return suffix.suffix();
  }

  /**
   * @param classPath of the program, which may have a framework of its own
   */
  public Framework framework(List<Path> classPath) {
    return junit4 ? Framework.JUNIT4 : ProgramFramework.of(classPath);
  }
}
