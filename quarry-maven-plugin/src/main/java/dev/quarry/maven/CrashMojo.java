package dev.quarry.maven;

import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Finds exceptions that can escape from methods, and writes a test for each. */
@Mojo(
    name = "crash",
    defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class CrashMojo extends ScopeMojo {
  /** Looks at package-private and protected methods and classes too. */
  @Parameter(property = "quarry.all", defaultValue = "false")
  private boolean all;

  @Override
  String command() {
    return "crash";
  }

  @Override
  List<String> more() {
    return all ? List.of("--all") : List.of();
  }
}
