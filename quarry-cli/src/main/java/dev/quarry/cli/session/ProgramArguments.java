package dev.quarry.cli.session;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.maven.MavenClassPath;
import dev.quarry.cli.maven.MavenProject;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the program is. */
public final class ProgramArguments {
  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      defaultValue = "",
      description =
          "Directories and jars of the program, separated as for java; lib/* are the jars of a"
              + " directory, @FILE is a class path in a file. Without it, in a directory with a"
              + " pom.xml, Maven tells it.")
  private String classPath;

  @Option(
      names = "--pom",
      paramLabel = "DIR",
      description = "The Maven project whose classes and dependencies are the class path.")
  private @Nullable Path pom;

  /** What was found out; Maven takes its time. */
  private @Nullable List<Path> known;

  /**
   * The class path.
   *
   * @throws UserError if there is none
   */
  public List<Path> classPath() {
    List<Path> found = known;
    if (found == null) {
      found = find();
      known = found;
    }
    return found;
  }

  /** Whether a class path or a project is named, rather than where the user stands. */
  public boolean isNamed() {
    return pom != null || !classPath.isEmpty();
  }

  /** The project that the class path comes from, if it comes from one. */
  public Optional<MavenProject> project() {
    if (pom != null) {
      return Optional.of(MavenProject.named(pom));
    }
    return classPath.isEmpty() ? MavenProject.in(Path.of("")) : Optional.empty();
  }

  private List<Path> find() {
    if (pom != null && !classPath.isEmpty()) {
      throw new UserError(
          ExitCode.USAGE, "The class path comes from -cp or from --pom; leave one of them out.");
    }
    Optional<MavenProject> project = project();
    if (project.isPresent()) {
      return ask(project.get());
    }
    List<Path> path = parsed();
    if (path.isEmpty()) {
      throw new UserError(
          ExitCode.USAGE,
          "There is no class path; say where the classes are with -cp, or run this in the directory"
              + " of a Maven project.");
    }
    return path;
  }

  private List<Path> parsed() {
    try {
      return ClassPathText.parse(classPath);
    } catch (ProgramException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  private static List<Path> ask(MavenProject project) {
    try {
      return MavenClassPath.of(project);
    } catch (IOException e) {
      throw new UserError(
          ExitCode.USAGE,
          "Maven can't be run for the project in %s (%s); give the class path with -cp."
              .formatted(project.directory(), e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UserError(ExitCode.UNDECIDED, "Maven was interrupted.");
    }
  }
}
