package dev.quarry.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that runs the command of the same name. */
abstract class CommandMojo extends ProcessMojo {
  private static final int CLEAN = 0;
  private static final int FINDING = 1;
  private static final int UNDECIDED = 3;

  /** How much is done at the same time. */
  @Parameter(property = "quarry.threads", defaultValue = "1")
  private int threads;

  /** Where random choices start. */
  @Parameter(property = "quarry.seed", defaultValue = "1")
  private long seed;

  /** What the program may do while it runs: exit, process, network, native, files, threads. */
  @Parameter(property = "quarry.allow")
  private List<String> allow = new ArrayList<>();

  /** Ends the build if there is a finding; without it, findings are told and have tests. */
  @Parameter(property = "quarry.failOnFinding", defaultValue = "false")
  private boolean failOnFinding;

  /** Ends the build if something is undecided. */
  @Parameter(property = "quarry.failOnUndecided", defaultValue = "false")
  private boolean failOnUndecided;

  /** How long the search for one method, class, target or question may take, as in 500ms or 10s. */
  @Parameter(property = "quarry.budget")
  private @Nullable String budget;

  /** More arguments for the command, as on a command line. */
  @Parameter(property = "quarry.arguments")
  private List<String> arguments = new ArrayList<>();

  /** Runs even if nothing changed since the last time. */
  @Parameter(property = "quarry.force", defaultValue = "false")
  private boolean force;

  /** The name of the command. */
  abstract String command();

  /** What this command is told beyond what all are. */
  abstract List<String> words() throws MojoExecutionException;

  /** Where tests go, if the command writes some. */
  abstract List<Path> tests();

  /** Whether the same files give the same tests; what a repository says may have changed. */
  boolean dependsOnFilesAlone() {
    return true;
  }

  /** Whether a finding ends the build; some are asked for by a threshold. */
  boolean failsOnFinding() {
    return failOnFinding;
  }

  @Override
  final void goOn()
      throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
    if (!hasClasses()) {
      getLog().info("There are no classes in " + classes() + ": nothing for Quarry to do.");
      return;
    }
    List<Path> path = classPath();
    if (new ProjectJUnit(path).isThere()) {
      tests().forEach(root -> project().addTestCompileSourceRoot(root.toString()));
    } else {
      tests().forEach(this::tellOfMissingJUnit);
    }
    Path files = Files.createDirectories(files());
    List<String> words = new ArrayList<>(List.of(command()));
    words.addAll(words());
    words.addAll(common(path, files));
    var last = new LastRun(files.resolve("last-run"), java(), words, path);
    if (!force && isLasting() && last.wasTheSame()) {
      getLog().info("Nothing changed since Quarry ran; -Dquarry.force has it run again.");
      return;
    }
    last.forget();
    // What comes out is not among what it depends on.
    option(words, "--json-file", files.resolve(RESULT));
    long start = System.currentTimeMillis();
    int code = run(words);
    tellOfEditedFiles(start);
    judge(code);
    last.remember();
  }

  /** Without tests, what is printed is the result; tests that somebody deleted are wanted again. */
  private boolean isLasting() {
    return dependsOnFilesAlone()
        && !tests().isEmpty()
        && tests().stream().allMatch(Files::isDirectory);
  }

  private List<String> common(List<Path> path, Path files) throws IOException {
    Path list = files.resolve("class-path");
    Files.write(list, path.stream().map(Path::toString).toList());
    List<String> words = new ArrayList<>(List.of("-cp=@" + list));
    words.addAll(List.of("--jobs", String.valueOf(threads), "--seed", String.valueOf(seed)));
    allow.forEach(what -> words.addAll(List.of("--allow", what)));
    option(words, "--budget", budget);
    words.addAll(arguments);
    return words;
  }

  /** Adds an option that has a value. */
  static void option(List<String> words, String name, @Nullable Object value) {
    if (value != null) {
      words.addAll(List.of(name, value.toString()));
    }
  }

  private void judge(int code) throws MojoExecutionException, MojoFailureException {
    switch (code) {
      case CLEAN -> {}
      case FINDING -> {
        if (failsOnFinding()) {
          throw new MojoFailureException(
              "quarry " + command() + " has a finding or misses a threshold; see above.");
        }
      }
      case UNDECIDED -> {
        if (failOnUndecided) {
          throw new MojoFailureException(
              "quarry " + command() + " leaves something undecided; see above.");
        }
      }
      default ->
          throw new MojoExecutionException(
              "quarry %s ended with exit code %d; see above.".formatted(command(), code));
    }
  }

  private void tellOfMissingJUnit(Path root) {
    getLog()
        .warn(
            "The tests in %s are not compiled: this project has neither JUnit 5 or 6 nor JUnit 4.13. Add org.junit.jupiter:junit-jupiter in the scope test."
                .formatted(root));
  }

  private void tellOfEditedFiles(long start) throws IOException {
    for (Path root : tests()) {
      if (Files.isDirectory(root)) {
        try (Stream<Path> files = Files.walk(root)) {
          files
              .filter(file -> file.toString().endsWith(".java.new"))
              .filter(file -> file.toFile().lastModified() >= start)
              .forEach(this::tellOfEditedFile);
        }
      }
    }
  }

  private void tellOfEditedFile(Path file) {
    String edited = file.toString().substring(0, file.toString().length() - ".new".length());
    getLog()
        .warn(edited + " was edited and is left alone; the new tests are beside it, in " + file);
  }

  /** All that tests of the project have, apart from tests. */
  private List<Path> classPath() throws MojoExecutionException {
    try {
      Path ofTests = Path.of(project().getBuild().getTestOutputDirectory());
      return project().getTestClasspathElements().stream()
          .map(Path::of)
          .filter(entry -> !entry.equals(ofTests) && Files.exists(entry))
          .toList();
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("The project's dependencies are not resolved.", e);
    }
  }

  private boolean hasClasses() {
    if (!Files.isDirectory(classes())) {
      return false;
    }
    try (Stream<Path> files = Files.walk(classes())) {
      return files.anyMatch(file -> file.toString().endsWith(".class"));
    } catch (IOException e) {
      return false;
    }
  }

  /** Where the project's classes are. */
  final Path classes() {
    return Path.of(project().getBuild().getOutputDirectory());
  }
}
