package dev.quarry.cli.maven;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.process.Scratch;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Asks Maven for the class path that the tests of a project have: its own classes, and all its
 * dependencies, those for tests included.
 *
 * <p>Maven is asked without a network first, which is enough for whoever has built the project
 * before. Modules find each other's classes only in a build, so where there are several, one is
 * begun in which nothing is compiled.
 */
public final class MavenClassPath {
  private static final String GOAL = "dependency:build-classpath";
  private static final String FROM_DOWNLOADS = "-o";
  private static final int MOST_COMPLAINTS = 6;

  private final MavenProject project;
  private final Path maven;

  /**
   * @param maven the command to run
   */
  private MavenClassPath(MavenProject project, Path maven) {
    this.project = project;
    this.maven = maven;
  }

  /**
   * The project's classes and, behind them, its dependencies.
   *
   * @throws UserError if the project is not compiled, or Maven is missing or can't tell
   */
  public static List<Path> of(MavenProject project) throws IOException, InterruptedException {
    List<Path> classes = project.classes();
    List<Path> dependencies = new MavenClassPath(project, command(project)).dependencies();
    Set<Path> entries = new LinkedHashSet<>(classes);
    for (Path entry : dependencies) {
      if (Files.exists(entry)) {
        entries.add(entry);
      } else if (!entry.toString().endsWith(".jar")) {
        throw new UserError(
            ExitCode.USAGE,
            "The project in %s needs a module that is not compiled: there is no %s. Run 'mvn compile'"
                    .formatted(project.directory(), entry)
                + " in %s first.".formatted(project.root()));
      }
    }
    return List.copyOf(entries);
  }

  /** The project's own wrapper comes first: it is the version that the project wants. */
  private static Path command(MavenProject project) {
    boolean isWindows = File.separatorChar == '\\';
    List<Path> places = new ArrayList<>();
    for (Path directory : List.of(project.directory(), project.root())) {
      places.add(directory.resolve(isWindows ? "mvnw.cmd" : "mvnw"));
    }
    String path = System.getenv().getOrDefault("PATH", "");
    for (String directory : path.split(Pattern.quote(File.pathSeparator))) {
      if (!directory.isEmpty()) {
        places.add(Path.of(directory, isWindows ? "mvn.cmd" : "mvn"));
      }
    }
    return places.stream()
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    ExitCode.USAGE,
                    "The class path is to come from the Maven project in %s, but Maven was not found."
                            .formatted(project.directory())
                        + " Put mvn on the PATH, or give the class path with -cp."));
  }

  private List<Path> dependencies() throws IOException, InterruptedException {
    Scratch scratch = Scratch.create("quarry-maven-");
    try {
      if (run(scratch, List.of(FROM_DOWNLOADS)) != 0 && run(scratch, List.of()) != 0) {
        throw new UserError(
            ExitCode.USAGE,
            "Maven can't tell the class path of the project in %s:%n%s%n"
                    .formatted(project.directory(), complaint(scratch))
                + "See that 'mvn compile' works there, or give the class path with -cp.");
      }
      return read(scratch);
    } finally {
      scratch.delete();
    }
  }

  private int run(Scratch scratch, List<String> options) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(maven.toString(), "-B", "-q"));
    words.addAll(options);
    if (project.isOneOfMany()) {
      words.addAll(List.of("compile", "-Dmaven.main.skip=true", "-Dmaven.resources.skip=true"));
      if (!project.root().equals(project.directory())) {
        words.addAll(
            List.of("-am", "-pl", project.root().relativize(project.directory()).toString()));
      }
    }
    words.addAll(
        List.of(
            GOAL,
            "-Dmdep.includeScope=test",
            "-DincludeScope=test",
            "-Dmdep.pathSeparator=" + File.pathSeparator,
            "-Dmdep.outputFile="
                + scratch.resolve("path")
                + File.separator
                + "${project.artifactId}"));
    return new ProcessBuilder(words)
        .directory(project.root().toFile())
        .redirectErrorStream(true)
        .redirectOutput(scratch.log().toFile())
        .redirectInput(ProcessBuilder.Redirect.from(nothing(scratch)))
        .start()
        .waitFor();
  }

  private static File nothing(Scratch scratch) throws IOException {
    return Files.write(scratch.resolve("nothing"), new byte[0]).toFile();
  }

  private static String complaint(Scratch scratch) throws IOException {
    try (Stream<String> lines = Files.lines(scratch.log())) {
      List<String> errors =
          lines
              .filter(line -> line.startsWith("[ERROR]") && !line.equals("[ERROR] "))
              .limit(MOST_COMPLAINTS)
              .map(line -> "  " + line)
              .toList();
      return errors.isEmpty()
          ? "  " + scratch.logTail()
          : String.join(System.lineSeparator(), errors);
    }
  }

  private List<Path> read(Scratch scratch) throws IOException {
    Set<Path> entries = new LinkedHashSet<>();
    for (Pom module : project.modules().values()) {
      Path file = scratch.resolve("path").resolve(module.artifactId());
      if (Files.isRegularFile(file)) {
        for (String entry :
            Files.readString(file).strip().split(Pattern.quote(File.pathSeparator))) {
          if (!entry.isEmpty()) {
            entries.add(Path.of(entry));
          }
        }
      }
    }
    return List.copyOf(entries);
  }
}
