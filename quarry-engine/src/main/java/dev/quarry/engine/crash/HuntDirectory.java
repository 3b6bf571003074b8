package dev.quarry.engine.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A directory of our own; gone when it is closed.
 *
 * @param path where it is
 */
public record HuntDirectory(Path path) implements AutoCloseable {
  /** Makes one. */
  public static HuntDirectory create() throws IOException {
    HuntDirectory created = new HuntDirectory(Files.createTempDirectory("quarry-crash-"));
    Files.createDirectory(created.drivers());
    Files.createDirectory(created.guard());
    return created;
  }

  /** For the class files of drivers. */
  public Path drivers() {
    return path.resolve("drivers");
  }

  /** For what guards the processes that run tests. */
  public Path guard() {
    return path.resolve("guard");
  }

  @Override
  public void close() throws IOException {
    List<Path> all;
    try (Stream<Path> found = Files.walk(path)) {
      all = found.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path one : all) {
      Files.deleteIfExists(one);
    }
  }
}
