package dev.quarry.engine.run;

import dev.quarry.process.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A directory of our own; gone when it is closed.
 *
 * @param path where it is
 */
public record ScratchDirectory(Path path) implements AutoCloseable {
  /** Makes one. */
  public static ScratchDirectory create() throws IOException {
    ScratchDirectory created = new ScratchDirectory(Scratch.create("quarry-crash-").directory());
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
  public void close() {
    Scratch.delete(path);
  }
}
