package dev.quarry.maven;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/** Writes a small suite of tests that covers as many branches as the time allows. */
@Mojo(
    name = "cover",
    defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class CoverMojo extends ScopeMojo {
  /** Covers only what is different from this git revision. */
  @Parameter(property = "quarry.since")
  private @Nullable String since;

  /**
   * A report.xml or an .exec file of JaCoCo: covers only what the suite it is about misses. Without
   * a value it is target/jacoco.exec.
   */
  @Parameter(property = "quarry.jacoco")
  private @Nullable String jacoco;

  /** Ends the build if a smaller share of the branches is covered, in percent. */
  @Parameter(property = "quarry.coverageThreshold", defaultValue = "0")
  private double coverageThreshold;

  @Override
  String command() {
    return "cover";
  }

  @Override
  Optional<String> usualSuffix() {
    return Optional.of("QuarryTest");
  }

  @Override
  boolean dependsOnFilesAlone() {
    return since == null;
  }

  /** Nothing else is a finding here. */
  @Override
  boolean failsOnFinding() {
    return true;
  }

  @Override
  List<String> more() {
    List<String> words = new ArrayList<>();
    option(words, "--since", since);
    option(words, "--jacoco", report());
    if (coverageThreshold > 0) {
      option(words, "--threshold", coverageThreshold);
    }
    return words;
  }

  private @Nullable Path report() {
    if (jacoco == null) {
      return null;
    }
    // Maven gives a property without a value this one.
    return jacoco.isEmpty() || jacoco.equals("true")
        ? directory().resolveSibling("jacoco.exec")
        : basedir().resolve(jacoco);
  }
}
