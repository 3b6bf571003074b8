package dev.quarry.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/** A goal about some classes and methods. */
abstract class ScopeMojo extends TestMojo {
  /** Classes as in com.acme.Foo or com.acme.*, methods as in *#parse*; else all classes. */
  @Parameter(property = "quarry.targetClasses")
  private List<String> targetClasses = new ArrayList<>();

  /** Classes to leave out, as in com.acme.generated.*. */
  @Parameter(property = "quarry.excludedClasses")
  private List<String> excludedClasses = new ArrayList<>();

  /** Methods to leave out, whatever their class, as in hashCode or set*. */
  @Parameter(property = "quarry.excludedMethods")
  private List<String> excludedMethods = new ArrayList<>();

  /** How long all of it may take, as in 10m. */
  @Parameter(property = "quarry.totalBudget")
  private @Nullable String totalBudget;

  /** How long one run of the program may take, in milliseconds. */
  @Parameter(property = "quarry.timeoutConstant")
  private @Nullable Integer timeoutConstant;

  /** What this command is told beyond which methods and how long. */
  abstract List<String> more();

  @Override
  final List<String> search() {
    List<String> words = new ArrayList<>(List.of(classes().toString(), "--allow-empty"));
    targetClasses.forEach(name -> option(words, "--include", name));
    excludedClasses.forEach(name -> option(words, "--exclude", name));
    excludedMethods.forEach(name -> option(words, "--exclude", "*#" + name));
    option(words, "--total-budget", totalBudget);
    option(words, "--run-time", timeoutConstant == null ? null : timeoutConstant + "ms");
    words.addAll(more());
    return words;
  }
}
