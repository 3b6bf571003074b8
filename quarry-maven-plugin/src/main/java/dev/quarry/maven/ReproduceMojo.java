package dev.quarry.maven;

import java.io.File;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Finds a test that throws what a stack trace tells of, through the same calls. */
@Mojo(
    name = "reproduce",
    defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class ReproduceMojo extends TestMojo {
  /** A file with the stack trace, as a log has it. */
  @Parameter(property = "quarry.trace", required = true)
  private File trace;

  @Override
  String command() {
    return "reproduce";
  }

  @Override
  List<String> search() {
    return List.of(trace.toString());
  }
}
