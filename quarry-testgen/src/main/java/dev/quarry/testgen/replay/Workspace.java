package dev.quarry.testgen.replay;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.testgen.replay.runner.Line;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The private directory of a replay. Tests are told of one directory in it only. */
final class Workspace implements Closeable {
  private static final int LOG_TAIL = 2_000;

  private final Path root;

  private Workspace(Path root) {
    this.root = root;
  }

  /** Makes one with classes by their binary names, and the runner. */
  static Workspace create(Map<String, byte[]> classes) throws IOException {
    Workspace space = new Workspace(Files.createTempDirectory("quarry-replay-").toRealPath());
    try {
      for (Map.Entry<String, byte[]> type : classes.entrySet()) {
        Path file = space.classes().resolve(type.getKey().replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, type.getValue());
      }
      RunnerClasses.write(space.runner());
      return space;
    } catch (IOException e) {
      space.close();
      throw e;
    }
  }

  Path classes() {
    return root.resolve("classes");
  }

  Path runner() {
    return root.resolve("runner");
  }

  /** Where the tests run. */
  Path work() {
    return root.resolve("work");
  }

  Path list() {
    return root.resolve("list");
  }

  Path results() {
    return root.resolve("results");
  }

  /** What the JVM says before the runner begins. */
  Path log() {
    return root.resolve("log");
  }

  /** Makes room for the next process. */
  void prepare(List<Task> tasks) throws IOException {
    delete(work());
    Files.createDirectories(work());
    Files.write(list(), tasks.stream().map(t -> Line.of(t.fields())).toList(), US_ASCII);
    Files.write(results(), new byte[0]);
  }

  /** The end of what the JVM said. */
  String logTail() throws IOException {
    byte[] bytes = Files.exists(log()) ? Files.readAllBytes(log()) : new byte[0];
    int start = Math.max(0, bytes.length - LOG_TAIL);
    return new String(bytes, start, bytes.length - start, UTF_8).strip();
  }

  @Override
  public void close() {
    delete(root);
  }

  private static void delete(Path directory) {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      // A process that is just dying may still write here; it is a temporary directory.
      return;
    }
  }
}
