package dev.quarry.cli.crash;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.engine.crash.ScopeOptions;
import dev.quarry.engine.crash.Visibility;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which methods, and where they are. */
final class ScopeArguments {
  @Parameters(
      paramLabel = "WHAT",
      arity = "0..*",
      description =
          "Classes (com.acme.Foo), packages (com.acme.*), methods (com.acme.Foo#bar), jars or"
              + " directories; those need not be on the class path as well.")
  private List<String> what = new ArrayList<>();

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      description = "Directories and jars of the program, separated as for java.")
  private @Nullable String classPath;

  @Option(
      names = "--all",
      description =
          "Package-private and protected methods and classes too, whose tests live in the same"
              + " package.")
  private boolean all;

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

  ScopeOptions options() {
    if (what.isEmpty()) {
      throw new UserError(
          ExitCode.USAGE,
          "Nothing is named. Name classes, packages or jars, as in quarry crash 'com.acme.*' -cp"
              + " classes.");
    }
    return new ScopeOptions(what, all ? Visibility.PACKAGE : Visibility.PUBLIC, include, exclude);
  }

  /** What is named as a file comes first: it is what the user wants to look at. */
  List<Path> classPath() {
    Set<Path> entries = new LinkedHashSet<>();
    for (String name : what) {
      if (name.endsWith(".jar") || (name.indexOf('#') < 0 && isDirectory(name))) {
        entries.add(Path.of(name));
      }
    }
    for (String part : classPath == null ? new String[0] : classPath.split(File.pathSeparator)) {
      if (!part.isEmpty()) {
        entries.add(Path.of(part));
      }
    }
    if (entries.isEmpty() && !what.isEmpty()) {
      throw new UserError(
          ExitCode.USAGE, "There is no class path; say where the classes are with -cp.");
    }
    return List.copyOf(entries);
  }

  private static boolean isDirectory(String name) {
    return name.indexOf('*') < 0 && Files.isDirectory(Path.of(name));
  }
}
