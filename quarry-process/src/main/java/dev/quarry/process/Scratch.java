package dev.quarry.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A private directory for the files of a process, its log among them.
 *
 * @param directory where it is
 */
public record Scratch(Path directory) {
  private static final int LOG_TAIL = 2_000;

  private static final TemporaryHome HOME =
      new TemporaryHome(Path.of(System.getProperty("java.io.tmpdir")));

  /** Makes one. It goes with this process at the latest, or when the next one starts. */
  public static Scratch create(String prefix) throws IOException {
    return new Scratch(Files.createTempDirectory(HOME.directory(), prefix).toRealPath());
  }

  /** A file or directory in it. */
  public Path resolve(String name) {
    return directory.resolve(name);
  }

  /** For what the process prints to its standard error. */
  public Path log() {
    return resolve("stderr.log");
  }

  /** The end of the log; empty if there is none. */
  public String logTail() {
    try {
      byte[] bytes = Files.readAllBytes(log());
      int start = Math.max(0, bytes.length - LOG_TAIL);
      return new String(bytes, start, bytes.length - start, UTF_8).strip();
    } catch (IOException e) {
      return "";
    }
  }

  /** Deletes it, see {@link #delete(Path)}. */
  public void delete() {
    delete(directory);
  }

  /**
   * Deletes a directory and what is in it, as far as the platform allows. Both ends of a pipe may
   * try: a process that is just dying may still write there, and some platforms lock libraries as
   * long as they are loaded.
   */
  public static void delete(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> innermostFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : innermostFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      // Gone already, or the other end will delete it.
      return;
    }
  }
}
