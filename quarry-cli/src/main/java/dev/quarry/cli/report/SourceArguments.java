package dev.quarry.cli.report;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.report.html.SourceFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Where a report finds source files. */
public final class SourceArguments {
  private static final List<String> CLASSES =
      List.of("target/classes", "build/classes/java/main", "out/production/classes");
  private static final List<String> SOURCES = List.of("src/main/java", "src/main/kotlin");

  @Option(
      names = "--sources",
      paramLabel = "DIR",
      description =
          "Where the report finds source files; may be repeated (default: src/main/java beside the"
              + " class path's target/classes).")
  private List<Path> sources = new ArrayList<>();

  /**
   * The folders.
   *
   * @param classPath says where they are if nobody does; if it is empty, the current directory does
   */
  SourceFolders folders(List<Path> classPath) {
    for (Path folder : sources) {
      if (!Files.isDirectory(folder)) {
        throw new UserError(
            ExitCode.USAGE,
            "There is no directory `%s`; name one with source files with --sources."
                .formatted(folder));
      }
    }
    try {
      return SourceFolders.of(sources.isEmpty() ? beside(classPath) : sources);
    } catch (IOException e) {
      throw new UserError(
          ExitCode.USAGE,
          "Source files can't be read (%s); name other directories with --sources.".formatted(e));
    }
  }

  private static List<Path> beside(List<Path> classPath) {
    List<Path> projects = new ArrayList<>();
    for (Path entry : classPath) {
      Path absolute = entry.toAbsolutePath().normalize();
      for (String classes : CLASSES) {
        if (absolute.endsWith(classes)) {
          projects.add(absolute.resolve("../".repeat(Path.of(classes).getNameCount())).normalize());
        }
      }
    }
    Stream<Path> all = classPath.isEmpty() ? Stream.of(Path.of("")) : projects.stream();
    return all.flatMap(project -> SOURCES.stream().map(project::resolve))
        .filter(Files::isDirectory)
        .distinct()
        .toList();
  }
}
