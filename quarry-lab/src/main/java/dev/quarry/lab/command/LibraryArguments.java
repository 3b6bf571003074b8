package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.session.ClassPathText;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Which libraries an experiment works through, and how many things at a time. */
final class LibraryArguments {
  @Option(
      names = "--library",
      paramLabel = "JAR",
      required = true,
      description = "A jar or a directory with classes. May be repeated.")
  private List<Path> libraries;

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      defaultValue = "",
      description = "What the libraries need besides.")
  private String classPath;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "2",
      description = "How much is done at the same time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  List<Path> libraries() {
    return libraries;
  }

  List<Path> classPath() {
    return ClassPathText.parse(classPath);
  }

  int jobs() {
    if (jobs < 1) {
      throw new UserError(ExitCode.USAGE, "--jobs is 1 or more.");
    }
    return jobs;
  }
}
