package dev.quarry.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;

/** A goal that writes tests. They are compiled and run in the same build. */
abstract class TestMojo extends CommandMojo {
  /** Where tests are written, as in src/test/java. Files that were edited are left alone. */
  @Parameter(
      property = "quarry.outputDirectory",
      defaultValue = "${project.build.directory}/generated-test-sources/quarry")
  private File outputDirectory;

  /** Writes tests for JUnit 4; without it they are, if that is the only one the project has. */
  @Parameter(property = "quarry.junit4", defaultValue = "false")
  private boolean junit4;

  /** What this command is told beyond where tests go. */
  abstract List<String> search() throws MojoExecutionException;

  @Override
  final List<String> words() throws MojoExecutionException {
    List<String> words = new ArrayList<>(search());
    option(words, "--output", outputDirectory);
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
