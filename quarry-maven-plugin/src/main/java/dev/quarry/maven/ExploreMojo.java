package dev.quarry.maven;

import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs a method along every path it has, and shows an input for each. */
@Mojo(
    name = "explore",
    defaultPhase = LifecyclePhase.PROCESS_CLASSES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class ExploreMojo extends CommandMojo {
  /** The method, as in com.acme.Foo#bar(int). */
  @Parameter(property = "quarry.entry", required = true)
  private String entry;

  @Override
  String command() {
    return "explore";
  }

  @Override
  List<String> words() {
    return List.of(entry);
  }

  @Override
  List<Path> tests() {
    return List.of();
  }
}
