package dev.quarry.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Keeps the stack trace of an internal error in a file of its own, so that the terminal shows one
 * sentence.
 */
final class CrashLog {
  private final Path directory;

  /** Log files are created in {@code directory}, which is made if it is missing. */
  CrashLog(Path directory) {
    this.directory = directory;
  }

  /** Writes what is known about the failure and returns the file. */
  Path write(Throwable failure, List<String> arguments) throws IOException {
    Files.createDirectories(directory);
    Path file = Files.createTempFile(directory, "quarry-error-", ".log");
    try (PrintWriter log = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
      log.println("arguments: " + arguments);
      log.println("version: " + BuildVersion.text());
      log.println();
      failure.printStackTrace(log);
    }
    return file;
  }
}
