package dev.quarry.cli.launch;

import dev.quarry.cli.ending.ExitCode;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with the command line, and where the right form is described. */
final class UsageErrors implements IParameterExceptionHandler {
  @Override
  public int handleParseException(ParameterException error, String[] arguments) {
    CommandLine command = error.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(
        command.getCommandSpec().root().name() + ": " + sentence(explanation(error, command)));
    if (error instanceof UnmatchedArgumentException unmatched) {
      suggest(unmatched.getSuggestions(), err);
    }
    err.printf(
        "Run '%s --help' to see what it accepts.%n", command.getCommandSpec().qualifiedName());
    err.flush();
    return ExitCode.USAGE.code();
  }

  private static String explanation(ParameterException error, CommandLine command) {
    if (error instanceof UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
      String argument = unmatched.getUnmatched().get(0);
      return command.getSubcommands().isEmpty()
          ? "'%s' is one argument too many".formatted(argument)
          : "No command is named '%s'; there are %s"
              .formatted(argument, String.join(", ", commands(command)));
    }
    return String.valueOf(error.getMessage());
  }

  private static List<String> commands(CommandLine command) {
    return command.getSubcommands().entrySet().stream()
        .filter(entry -> !entry.getValue().getCommandSpec().usageMessage().hidden())
        .map(Map.Entry::getKey)
        .toList();
  }

  private static void suggest(List<String> suggestions, PrintWriter err) {
    if (!suggestions.isEmpty()) {
      err.println("Did you mean " + String.join(" or ", suggestions) + "?");
    }
  }

  private static String sentence(String message) {
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }
}
