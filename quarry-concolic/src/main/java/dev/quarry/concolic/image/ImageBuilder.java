package dev.quarry.concolic.image;

import dev.quarry.process.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Makes an image of the running JDK with the JDK's own linker, in processes of their own. */
final class ImageBuilder {
  private static final long PATIENCE_MINUTES = 10;

  private final JdkEdits edits;
  private final Path home;
  private final Consumer<String> progress;

  /**
   * @param home of the running JDK
   * @param progress is told what is being done
   */
  ImageBuilder(JdkEdits edits, Path home, Consumer<String> progress) {
    this.edits = edits;
    this.home = home;
    this.progress = progress;
  }

  /**
   * Makes the image.
   *
   * @param room an empty directory for what is needed on the way
   * @param image where the image goes; must not exist
   * @throws IOException if it can't be made, with the reason
   */
  void build(Path room, Path image) throws IOException, InterruptedException {
    Path modules = Files.createDirectory(room.resolve("modules"));
    progress.accept("rewriting classes");
    new ModuleArchives(edits, home).write(modules);
    progress.accept("linking");
    run(
        room,
        home.resolve("bin").resolve("jlink").toString(),
        "--module-path",
        modules.toString(),
        "--add-modules",
        "ALL-MODULE-PATH",
        "--output",
        image.toString());
    Scratch.delete(modules);
    progress.accept("archiving classes");
    // Without its own archive of classes a JVM takes half as long again to start.
    run(room, image.resolve("bin").resolve("java").toString(), "-Xshare:dump");
  }

  private static void run(Path room, String... command) throws IOException, InterruptedException {
    Path log = room.resolve("log");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    try {
      if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
        throw new IOException("`%s` did not end.".formatted(List.of(command).get(0)));
      }
    } finally {
      process.destroyForcibly();
    }
    if (process.exitValue() != 0) {
      throw new IOException(
          "`%s` failed: %s".formatted(List.of(command).get(0), Files.readString(log).strip()));
    }
  }
}
