package dev.quarry.testgen.confirm;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.testgen.source.TestSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The directory that tests are written to, with directories for packages. A file that somebody made
 * or edited is left alone; what would have replaced it goes beside it, under a name that no
 * compiler takes.
 */
public final class TestFiles {
  /** What the name of a file has behind it that stands beside one of the user's. */
  public static final String BESIDE = ".new";

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
      Path place = isUsers(file) ? file.resolveSibling(file.getFileName() + BESIDE) : file;
      return replace(place, Seal.on(source.text()));
    } catch (IOException e) {
      throw new UnwritableOutputException(file, e);
    }
  }

  /** In one piece or not at all: on a full disk, what was there stays. */
  private static Path replace(Path place, String text) throws IOException {
    Path partial = place.resolveSibling(place.getFileName() + ".part");
    try {
      Files.writeString(partial, text);
      return Files.move(partial, place, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(partial);
    }
  }

  private static boolean isUsers(Path file) throws IOException {
    // Whatever is no text is no test of ours either.
    return Files.exists(file) && !Seal.isWhole(new String(Files.readAllBytes(file), UTF_8));
  }
}
