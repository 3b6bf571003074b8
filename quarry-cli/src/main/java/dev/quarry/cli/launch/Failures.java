package dev.quarry.cli.launch;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.MachineFault;
import dev.quarry.cli.ending.UserError;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Turns an exception that left a command into a message and an exit code: a {@link UserError} is
 * told as it is, anything else is our fault and goes to the {@link CrashLog}.
 */
final class Failures implements IExecutionExceptionHandler {
  private final CrashLog log;

  Failures(CrashLog log) {
    this.log = log;
  }

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine command, ParseResult parseResult) {
    if (failure instanceof UserError error) {
      command.getErr().println(name(command) + ": " + error.getMessage());
      command.getErr().flush();
      return error.exitCode().code();
    }
    return end(failure, command, parseResult.originalArgs());
  }

  /** What is neither told by a command nor by picocli: a fault of the machine, or ours. */
  int end(Throwable failure, CommandLine command, List<String> arguments) {
    Optional<String> fault = MachineFault.sentence(failure);
    if (fault.isPresent()) {
      command.getErr().println(name(command) + ": " + fault.get());
      command.getErr().flush();
      return ExitCode.MACHINE.code();
    }
    return report(failure, command, arguments);
  }

  /** Logs an internal error and tells the user where. */
  private int report(Throwable failure, CommandLine command, List<String> arguments) {
    PrintWriter err = command.getErr();
    err.println(name(command) + ": An internal error ended the run: " + failure + ".");
    try {
      Path file = log.write(failure, arguments);
      err.println("The stack trace is in " + file + "; please attach it to a bug report.");
    } catch (IOException unwritable) {
      err.println("The stack trace follows, because no log file could be written: " + unwritable);
      failure.printStackTrace(err);
    }
    err.flush();
    return ExitCode.INTERNAL.code();
  }

  private static String name(CommandLine command) {
    return command.getCommandSpec().root().name();
  }
}
