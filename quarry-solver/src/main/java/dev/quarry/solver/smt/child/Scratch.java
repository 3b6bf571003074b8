package dev.quarry.solver.smt.child;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A solver process's private directory for temporary files: Z3 unpacks 35 MB of native code there.
 */
public final class Scratch {
  private Scratch() {}

  /**
   * Deletes the directory and what is in it, as far as the platform allows; both sides of the pipe
   * try.
   */
  public static void delete(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> innermostFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : innermostFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | java.io.UncheckedIOException e) {
      // Gone already, or in use on a platform that locks loaded libraries: the other side will
      // delete it.
      return;
    }
  }
}
