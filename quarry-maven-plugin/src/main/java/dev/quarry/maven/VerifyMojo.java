package dev.quarry.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Says of the warnings of other tools whether they are true. */
@Mojo(
    name = "verify",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class VerifyMojo extends TestMojo {
  /**
   * SARIF of any tool or XML of SpotBugs; else what SpotBugs' plugin writes,
   * target/spotbugsXml.xml.
   */
  @Parameter(property = "quarry.warnings")
  private List<File> warnings = new ArrayList<>();

  @Override
  String command() {
    return "verify";
  }

  @Override
  List<String> search() throws MojoExecutionException {
    List<File> files = new ArrayList<>(warnings);
    File usual = directory().resolveSibling("spotbugsXml.xml").toFile();
    if (files.isEmpty() && usual.isFile()) {
      files.add(usual);
    }
    if (files.isEmpty()) {
      throw new MojoExecutionException(
          "There is no %s; name files with warnings, as in -Dquarry.warnings=warnings.sarif."
              .formatted(usual));
    }
    return files.stream().map(File::toString).toList();
  }
}
