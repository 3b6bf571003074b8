package dev.quarry.engine.change;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs git in a directory. */
final class Git {
  private final Path directory;

  Git(Path directory) {
    this.directory = directory.toAbsolutePath();
  }

  /**
   * What came of a command.
   *
   * @param exit 0 if all went well
   * @param output what it printed, complaints included
   */
  record Answer(int exit, String output) {}

  /**
   * Runs a command.
   *
   * @throws ChangesException if there is no git
   */
  Answer run(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of("git", "-c", "core.quotepath=off"));
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(directory.toFile()).redirectErrorStream(true);
    // Looking must not change anything, nor ask anybody.
    builder.environment().put("GIT_OPTIONAL_LOCKS", "0");
    builder.environment().put("GIT_TERMINAL_PROMPT", "0");
    builder.environment().put("LC_ALL", "C");
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), UTF_8);
      return new Answer(process.waitFor(), output);
    } catch (IOException e) {
      throw new ChangesException(
          "git can't be run: " + e.getMessage() + "; install it, or leave out the revision.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ChangesException("git was interrupted.");
    }
  }
}
