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

/** The private directory of a replaying JVM. Tests are told of one directory in it only. */
final class Workspace implements Closeable {
  private final Scratch scratch;

  private Workspace(Scratch scratch) {
    this.scratch = scratch;
  }

  /** Makes one for a process. */
  static Workspace create() throws IOException {
    Workspace space = new Workspace(Scratch.create("quarry-replay-"));
    try {
      // Before the JVM looks: it takes what does not exist for a jar.
      Files.createDirectories(space.classes());
      Files.createDirectories(space.work());
      Files.write(space.results(), new byte[0]);
      RunnerClasses.write(space.runner());
      return space;
    } catch (IOException e) {
      space.close();
      throw e;
    }
  }

  /** All of it. */
  Path directory() {
    return scratch.directory();
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

  /** Puts in what the process is to run, classes by their binary names. */
  void fill(Map<String, byte[]> classes, List<Task> tasks) throws IOException {
    ClassDirectory.write(classes(), classes);
    Files.write(list(), tasks.stream().map(t -> Line.of(t.fields())).toList(), US_ASCII);
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
