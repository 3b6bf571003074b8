package dev.quarry.testgen.confirm;

import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The directory that tests are written to, with directories for packages. */
public final class TestFiles {
  private final Path directory;

  private TestFiles(Path directory) {
    this.directory = directory;
  }

  /**
   * Makes the directory if it is not there.
   *
   * @throws UnwritableOutputException if nothing can be written there
   */
  public static TestFiles in(Path directory) {
    try {
      Files.createDirectories(directory);
      Files.delete(Files.createTempFile(directory, "quarry", ".tmp"));
    } catch (IOException e) {
      throw new UnwritableOutputException(directory, e);
    }
    return new TestFiles(directory);
  }

  /** Where a test class is or would be. */
  Path fileOf(TestSource source) {
    return directory.resolve(source.className().replace('.', '/') + ".java");
  }

  /** Writes a test class and tells where it is. */
  public Path write(TestSource source) {
    Path file = fileOf(source);
    try {
      Path parent = file.getParent();
      if (parent != null) {
        Files.createDirectories(parent);
      }
      return Files.writeString(file, source.text());
    } catch (IOException e) {
      throw new UnwritableOutputException(file, e);
    }
  }
}
