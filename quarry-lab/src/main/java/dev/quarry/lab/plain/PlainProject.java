package dev.quarry.lab.plain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Maven project with JUnit, a library and tests of it; Quarry has no part in it. */
public final class PlainProject {
  private static final Pattern COUNTS = Pattern.compile("<testsuite\\b[^>]*>", Pattern.DOTALL);

  private static final String TEST = "QuarryTest.java";

  private final Path directory;

  /**
   * @param directory with the tests in {@link #tests}
   */
  public PlainProject(Path directory) {
    this.directory = directory;
  }

  /** Where its tests are. */
  public Path tests() {
    return directory.resolve("src/test/java");
  }

  /** Removes the tests that an earlier experiment has left here. */
  public void clear() throws IOException {
    if (!Files.isDirectory(tests())) {
      return;
    }
    try (Stream<Path> files = Files.walk(tests())) {
      for (Path file : files.filter(one -> one.toString().endsWith(TEST)).toList()) {
        Files.delete(file);
      }
    }
  }

  /**
   * Compiles and runs the tests.
   *
   * @param libraries on the class path of the tests
   * @throws IOException if there is no Maven, or no place for the project
   */
  public PlainRun run(List<Path> libraries) throws IOException, InterruptedException {
    return run(PlainPom.of(libraries));
  }

  /**
   * Compiles and runs the tests under JaCoCo, which leaves its {@link #report}.
   *
   * @param library a jar or a directory with the classes to report on
   * @param others what it needs; jars
   * @throws IOException if there is no Maven, or no place for the project
   */
  public PlainRun measure(Path library, List<Path> others)
      throws IOException, InterruptedException {
    Path classes = UnpackedClasses.of(library, directory.resolve("library"));
    return run(PlainPom.measured(classes, others));
  }

  /** What JaCoCo says about the tests. */
  public Path report() {
    return directory.resolve("target/site/jacoco/jacoco.xml");
  }

  private PlainRun run(String pom) throws IOException, InterruptedException {
    Files.writeString(Files.createDirectories(directory).resolve("pom.xml"), pom);
    Path log = directory.resolve("maven.log");
    Process maven =
        new ProcessBuilder("mvn", "-q", "-B", "-Dmaven.test.failure.ignore", "clean", "test")
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean compiled = maven.waitFor() == 0;
    PlainRun counted = counted(compiled);
    return compiled && counted.failed() == 0
        ? counted
        : new PlainRun(compiled, counted.tests(), counted.failed(), text(log));
  }

  private PlainRun counted(boolean compiled) throws IOException {
    Path reports = directory.resolve("target/surefire-reports");
    if (!Files.isDirectory(reports)) {
      return new PlainRun(compiled, 0, 0, "");
    }
    try (Stream<Path> files = Files.list(reports)) {
      List<String> suites =
          files.filter(file -> file.toString().endsWith(".xml")).map(PlainProject::suite).toList();
      return new PlainRun(
          compiled,
          suites.stream().mapToInt(suite -> attribute(suite, "tests")).sum(),
          suites.stream()
              .mapToInt(suite -> attribute(suite, "failures") + attribute(suite, "errors"))
              .sum(),
          "");
    }
  }

  /** The opening tag that has the counts. */
  private static String suite(Path report) {
    Matcher tag = COUNTS.matcher(text(report));
    return tag.find() ? tag.group() : "";
  }

  private static int attribute(String tag, String name) {
    Matcher value = Pattern.compile("\\s" + name + "=\"(\\d+)\"").matcher(tag);
    return value.find() ? Integer.parseInt(value.group(1)) : 0;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
