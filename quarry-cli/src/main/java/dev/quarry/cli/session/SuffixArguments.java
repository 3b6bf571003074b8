package dev.quarry.cli.session;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.testgen.source.TestWriter;
import picocli.CommandLine.Option;

/** What test classes are called. */
public final class SuffixArguments {
  @Option(
      names = "--suffix",
      paramLabel = "NAME",
      defaultValue = TestWriter.SUFFIX,
      description =
          "How names of test classes end (default: ${DEFAULT-VALUE}); another one for each command"
              + " that writes to the same directory.")
  private String suffix;

  /**
   * The suffix.
   *
   * @throws UserError if no test class can be called so
   */
  public String suffix() {
    boolean isName = suffix.chars().allMatch(Character::isJavaIdentifierPart);
    if (!isName || !suffix.endsWith("Test") || suffix.contains("$")) {
      throw new UserError(
          ExitCode.USAGE,
          "No test class can end with `%s`; take letters and digits, and Test at the end, by which builds know tests."
              .formatted(suffix));
    }
    return suffix;
  }
}
