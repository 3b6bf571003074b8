package dev.quarry.cli.crash;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.session.ProgramArguments;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.scope.Visibility;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which methods, and where they are. */
public final class ScopeArguments {
  @Parameters(
      paramLabel = "WHAT",
      arity = "0..*",
      description =
          "Classes (com.acme.Foo), packages (com.acme.*), methods (com.acme.Foo#bar), jars or"
              + " directories; those need not be on the class path as well.")
  private List<String> what = new ArrayList<>();

  @Mixin private ProgramArguments program;

  @Option(
      names = "--include",
      paramLabel = "GLOB",
      description =
          "Only methods that match, such as 'com.acme.*', '*#parse*' or '*#set*(int)'. May be"
              + " repeated.")
  private List<String> include = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "GLOB",
      description = "No methods that match. May be repeated.")
  private List<String> exclude = new ArrayList<>();

  /**
   * The named methods; in a Maven project those of its classes if nothing is named.
   *
   * @param visibility which of the named classes and methods are meant
   */
  public ScopeOptions options(Visibility visibility) {
    List<String> named = what;
    if (what.isEmpty()) {
      named =
          program.project().stream()
              .flatMap(project -> project.classes().stream())
              .map(Path::toString)
              .toList();
    }
    if (named.isEmpty()) {
      throw new UserError(
          ExitCode.USAGE,
          "Nothing is named. Name classes, packages or jars, as in quarry crash 'com.acme.*' -cp"
              + " classes.");
    }
    return new ScopeOptions(named, visibility, include, exclude);
  }

  /** What is named as a file comes first: it is what the user wants to look at. */
  public List<Path> classPath() {
    Set<Path> entries = new LinkedHashSet<>();
    for (String name : what) {
      if (name.endsWith(".jar") || (name.indexOf('#') < 0 && isDirectory(name))) {
        entries.add(Path.of(name));
      }
    }
    if (entries.isEmpty() || program.isNamed()) {
      entries.addAll(program.classPath());
    }
    return List.copyOf(entries);
  }

  private static boolean isDirectory(String name) {
    return name.indexOf('*') < 0 && Files.isDirectory(Path.of(name));
  }
}
