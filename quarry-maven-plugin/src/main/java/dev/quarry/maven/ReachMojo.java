package dev.quarry.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Finds tests that reach places of the program, or proves that nothing does. */
@Mojo(
    name = "reach",
    defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class ReachMojo extends TestMojo {
  /** Lines as in Foo.java:42, branches as in Foo.java:42:true, NullPointerException@Foo.java:42. */
  @Parameter(property = "quarry.targets")
  private List<String> targets = new ArrayList<>();

  /** Where a way may begin, as in com.acme.Foo#bar; else any public method of a public class. */
  @Parameter(property = "quarry.entries")
  private List<String> entries = new ArrayList<>();

  @Override
  String command() {
    return "reach";
  }

  @Override
  List<String> search() throws MojoExecutionException {
    if (targets.isEmpty()) {
      throw new MojoExecutionException(
          "No target is named; name a line, as in -Dquarry.targets=Foo.java:42.");
    }
    List<String> words = new ArrayList<>(targets);
    entries.forEach(entry -> option(words, "--entry", entry));
    return words;
  }
}
