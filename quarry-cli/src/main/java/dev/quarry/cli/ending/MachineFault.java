package dev.quarry.cli.ending;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.List;
import java.util.Optional;

/**
 * Failures that are neither the user's nor Quarry's: a disk that is full, or can't be written, or
 * too little memory.
 */
public final class MachineFault {
  private static final List<String> FULL =
      List.of("No space left on device", "Disk quota exceeded", "There is not enough space");

  private static final long MEGABYTE = 1 << 20;

  private static final String READ_ONLY = "Read-only file system";

  /** Exceptions wrapped deeper than this have come a strange way. */
  private static final int DEEPEST = 16;

  private MachineFault() {}

  /** What to tell the user, if it is one. */
  public static Optional<String> sentence(Throwable failure) {
    Throwable at = failure;
    for (int depth = 0; at != null && depth < DEEPEST; depth++) {
      if (at instanceof OutOfMemoryError) {
        return Optional.of(
            "The memory of Quarry's own virtual machine, %d MB, is too little. Give it more with -Xmx2g in QUARRY_OPTS or JDK_JAVA_OPTIONS, or name fewer classes."
                .formatted(Runtime.getRuntime().maxMemory() / MEGABYTE));
      }
      if (at instanceof IOException || at instanceof ReadOnlyFileSystemException) {
        String message = String.valueOf(at.getMessage());
        if (isFull(message)) {
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

  /** Whether there is no space left, wherever that was noticed. */
  public static boolean isNoSpace(Throwable failure) {
    Throwable at = failure;
    boolean full = false;
    for (int depth = 0; at != null && depth < DEEPEST; depth++) {
      full |= at instanceof IOException && isFull(String.valueOf(at.getMessage()));
      at = at.getCause();
    }
    return full;
  }

  private static boolean isFull(String message) {
    return FULL.stream().anyMatch(message::contains);
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
