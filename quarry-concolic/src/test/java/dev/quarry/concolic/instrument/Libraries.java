package dev.quarry.concolic.instrument;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The libraries that tests rewrite, found on the class path of the tests. */
public final class Libraries {
  private Libraries() {}

  /** The jars whose name starts with one of these. */
  public static List<Path> jars(String... names) {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(path -> path.toString().endsWith(".jar"))
        .filter(
            path -> Arrays.stream(names).anyMatch(n -> path.getFileName().toString().startsWith(n)))
        .toList();
  }
}
