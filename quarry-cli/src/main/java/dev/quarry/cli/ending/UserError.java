package dev.quarry.cli.ending;

import java.io.Serial;

/**
 * Ends a command because of something the user can mend. The message is made of whole sentences,
 * cause and remedy; it is printed without a stack trace.
 */
public final class UserError extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  private final ExitCode exitCode;

  public UserError(ExitCode exitCode, String message) {
    super(message);
    this.exitCode = exitCode;
  }

  public ExitCode exitCode() {
    return exitCode;
  }
}
