package dev.quarry.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal that writes tests. They are compiled and run in the same build. */
abstract class TestMojo extends CommandMojo {
  /** Where tests are written, as in src/test/java. Files that were edited are left alone. */
  @Parameter(
      property = "quarry.outputDirectory",
      defaultValue = "${project.build.directory}/generated-test-sources/quarry")
  private File outputDirectory;

  /**
   * How names of test classes end; else in Test, with the name of the goal before it unless that is
   * cover: tests of several goals can be compiled together.
   */
  @Parameter(property = "quarry.testSuffix")
  private @Nullable String testSuffix;

  /** Writes tests for JUnit 4; without it they are, if that is the only one the project has. */
  @Parameter(property = "quarry.junit4", defaultValue = "false")
  private boolean junit4;

  /** What this command is told beyond where tests go. */
  abstract List<String> search() throws MojoExecutionException;

  /** How names end that this command gives to test classes; empty if they say something else. */
  Optional<String> usualSuffix() {
    String name = command();
    return Optional.of(
        "Quarry" + Character.toUpperCase(name.charAt(0)) + name.substring(1) + "Test");
  }

  @Override
  final List<String> words() throws MojoExecutionException {
    List<String> words = new ArrayList<>(search());
    option(words, "--output", outputDirectory);
    usualSuffix()
        .ifPresent(usual -> option(words, "--suffix", testSuffix == null ? usual : testSuffix));
    if (junit4) {
      words.add("--junit4");
    }
    return words;
  }

  @Override
  final List<Path> tests() {
    return List.of(outputDirectory.toPath());
  }
}
