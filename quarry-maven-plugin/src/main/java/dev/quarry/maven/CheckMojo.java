package dev.quarry.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.jspecify.annotations.Nullable;

/** Looks for sequences of calls that violate specifications of classes. */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
public final class CheckMojo extends TestMojo {
  /** Files with specifications, beside those that classes carry as annotations. */
  @Parameter(property = "quarry.specifications")
  private List<File> specifications = new ArrayList<>();

  /** Classes as in com.acme.Foo or com.acme.*; else all classes. */
  @Parameter(property = "quarry.targetClasses")
  private List<String> targetClasses = new ArrayList<>();

  /** How many calls a sequence may have. */
  @Parameter(property = "quarry.calls")
  private @Nullable Integer calls;

  @Override
  String command() {
    return "check";
  }

  /** Each test class has the name of its specification. */
  @Override
  Optional<String> usualSuffix() {
    return Optional.empty();
  }

  @Override
  List<String> search() {
    List<String> words = new ArrayList<>(List.of(classes().toString(), "--allow-empty"));
    specifications.forEach(file -> option(words, "--spec", file));
    targetClasses.forEach(name -> option(words, "--include", name));
    option(words, "--calls", calls);
    return words;
  }
}
