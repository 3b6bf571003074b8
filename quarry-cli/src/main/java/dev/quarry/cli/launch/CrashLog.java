package dev.quarry.cli.launch;

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
  private final String command;

  /**
   * @param directory for log files; made if it is missing
   * @param command the name of the command that failed
   */
  CrashLog(Path directory, String command) {
    this.directory = directory;
    this.command = command;
  }

  /** Writes what is known about the failure and returns the file. */
  Path write(Throwable failure, List<String> arguments) throws IOException {
    Files.createDirectories(directory);
    Path file = Files.createTempFile(directory, command + "-error-", ".log");
    try (PrintWriter log = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
      log.println("arguments: " + arguments);
      log.println("version: " + BuildVersion.text());
      log.println();
      failure.printStackTrace(log);
    }
    return file;
  }
}
