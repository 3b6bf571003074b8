package dev.quarry.testgen.replay;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.quarry.process.Scratch;
import dev.quarry.testgen.compile.ClassDirectory;
import dev.quarry.testgen.replay.runner.Line;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The private directory of a replay. Tests are told of one directory in it only. */
final class Workspace implements Closeable {
  private final Scratch scratch;

  private Workspace(Scratch scratch) {
    this.scratch = scratch;
  }

  /** Makes one with classes by their binary names, and the runner. */
  static Workspace create(Map<String, byte[]> classes) throws IOException {
    Workspace space = new Workspace(Scratch.create("quarry-replay-"));
    try {
      ClassDirectory.write(space.classes(), classes);
      RunnerClasses.write(space.runner());
      return space;
    } catch (IOException e) {
      space.close();
      throw e;
    }
  }

  Path classes() {
    return scratch.resolve("classes");
  }

  Path runner() {
    return scratch.resolve("runner");
  }

  /** Where the tests run. */
  Path work() {
    return scratch.resolve("work");
  }

  Path list() {
    return scratch.resolve("list");
  }

  Path results() {
    return scratch.resolve("results");
  }

  /** What the JVM says before the runner begins. */
  Path log() {
    return scratch.log();
  }

  /** Makes room for the next process. */
  void prepare(List<Task> tasks) throws IOException {
    Scratch.delete(work());
    Files.createDirectories(work());
    Files.write(list(), tasks.stream().map(t -> Line.of(t.fields())).toList(), US_ASCII);
    Files.write(results(), new byte[0]);
  }

  /** The end of what the JVM said. */
  String logTail() {
    return scratch.logTail();
  }

  @Override
  public void close() {
    scratch.delete();
  }
}
