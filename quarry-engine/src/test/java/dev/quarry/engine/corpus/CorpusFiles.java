package dev.quarry.engine.corpus;

import dev.quarry.api.Quarry;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Where the programs of the corpus are, and how they are compiled. */
public final class CorpusFiles {
  private CorpusFiles() {}

  /** The source files of one of its directories, in order. */
  public static List<Path> sources(String directory) throws IOException {
    return sources(home().resolve(directory));
  }

  /** The source files below a directory, in order. */
  public static List<Path> sources(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /**
   * The source directories of the modules of a project below {@code examples}, in order.
   *
   * @param kind {@code main} or {@code test}
   */
  public static List<Path> exampleRoots(String project, String kind) throws IOException {
    try (Stream<Path> modules = Files.list(home().resolveSibling("examples").resolve(project))) {
      return modules
          .map(module -> module.resolve("src").resolve(kind).resolve("java"))
          .filter(Files::isDirectory)
          .sorted()
          .toList();
    }
  }

  /** For the compiler. */
  public static List<String> options(int release, Path classes) {
    return List.of(
        "-g",
        "-proc:none",
        "-Xlint:none",
        "--release",
        Integer.toString(release),
        "-cp",
        api().toString(),
        "-d",
        classes.toString());
  }

  private static Path api() {
    try {
      return Path.of(Quarry.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The build starts tests in the directory of their module; the corpus is beside it. */
  public static Path home() {
    Path directory = Path.of("").toAbsolutePath();
    for (Path at = directory; at != null; at = at.getParent()) {
      Path home = at.resolve("corpus");
      if (Files.isDirectory(home.resolve("src"))) {
        return home;
      }
    }
    throw new IllegalStateException("There is no corpus above " + directory);
  }
}
