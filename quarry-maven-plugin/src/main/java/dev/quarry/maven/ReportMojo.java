package dev.quarry.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Makes pages for a browser of what the other goals found in this project, the last time each. */
@Mojo(name = "report", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class ReportMojo extends ProcessMojo {
  /** Where the pages are written. */
  @Parameter(
      property = "quarry.reportDirectory",
      defaultValue = "${project.build.directory}/quarry/report")
  private File reportDirectory;

  @Override
  void goOn() throws IOException, InterruptedException, MojoExecutionException {
    List<Path> results = results();
    if (results.isEmpty()) {
      getLog().info("No goal of Quarry left a result here: nothing to report.");
      return;
    }
    List<String> words = new ArrayList<>(List.of("report"));
    results.forEach(file -> words.add(file.toString()));
    words.addAll(List.of("--html", reportDirectory.toString()));
    project().getCompileSourceRoots().stream()
        .filter(root -> Files.isDirectory(Path.of(root)))
        .forEach(root -> words.addAll(List.of("--sources", root)));
    int code = run(words);
    if (code != 0) {
      throw new MojoExecutionException(
          "quarry report ended with exit code %d; see above.".formatted(code));
    }
  }

  private List<Path> results() throws IOException {
    if (!Files.isDirectory(executions())) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(executions())) {
      return all.map(files -> files.resolve(RESULT)).filter(Files::isRegularFile).sorted().toList();
    }
  }
}
