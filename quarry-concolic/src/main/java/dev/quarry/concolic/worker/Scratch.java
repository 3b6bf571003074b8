package dev.quarry.concolic.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Directories of worker processes. */
public final class Scratch {
  private Scratch() {}

  /** Deletes a directory and what is in it, as far as the platform allows; both ends try. */
  public static void delete(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> innermostFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : innermostFirst) {
        Files.deleteIfExists(file);
      }
    } catch (IOException | UncheckedIOException e) {
      // Gone already, or being deleted by the other end.
      return;
    }
  }
}
