package dev.quarry.cli.launch;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.List;
import java.util.Optional;

/** Failures that are neither the user's nor Quarry's: a disk that is full, or can't be written. */
final class MachineFault {
  private static final List<String> FULL =
      List.of("No space left on device", "Disk quota exceeded", "There is not enough space");

  private static final String READ_ONLY = "Read-only file system";

  /** Exceptions wrapped deeper than this have come a strange way. */
  private static final int DEEPEST = 16;

  private MachineFault() {}

  /** What to tell the user, if it is one. */
  static Optional<String> sentence(Throwable failure) {
    Throwable at = failure;
    for (int depth = 0; at != null && depth < DEEPEST; depth++) {
      if (at instanceof IOException || at instanceof ReadOnlyFileSystemException) {
        String message = String.valueOf(at.getMessage());
        if (FULL.stream().anyMatch(message::contains)) {
          return Optional.of(told("There is no space left", at) + " Free some, " + elsewhere());
        }
        if (message.contains(READ_ONLY)
            || at instanceof AccessDeniedException
            || at instanceof ReadOnlyFileSystemException) {
          return Optional.of(
              told("A file can't be written", at) + " Change its permissions, " + elsewhere());
        }
      }
      at = at.getCause();
    }
    return Optional.empty();
  }

  private static String told(String what, Throwable failure) {
    boolean isNamed = failure instanceof FileSystemException named && named.getFile() != null;
    String file = isNamed ? " at " + ((FileSystemException) failure).getFile() : "";
    return what + file + "; temporary files are in " + System.getProperty("java.io.tmpdir") + ".";
  }

  private static String elsewhere() {
    return "or name another place for temporary files with -Djava.io.tmpdir=DIR in"
        + " JDK_JAVA_OPTIONS.";
  }
}
