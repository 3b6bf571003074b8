package dev.quarry.cli;

import dev.quarry.cli.cover.CoverCommand;
import dev.quarry.cli.crash.CrashCommand;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.explore.ExploreCommand;
import dev.quarry.cli.lab.LabCommand;
import dev.quarry.cli.reach.ReachCommand;
import dev.quarry.cli.solve.SolveCommand;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The {@code quarry} command. Each subcommand is a class of its own, named in the annotation below;
 * it is a {@code Callable<Integer>} that returns the {@linkplain ExitCode#code() code} of an {@link
 * ExitCode}, throws {@link UserError} for what the user can mend, and prints through the writers of
 * its {@link CommandLine}.
 */
@Command(
    name = "quarry",
    subcommands = {
      CoverCommand.class,
      CrashCommand.class,
      ReachCommand.class,
      ExploreCommand.class,
      SolveCommand.class,
      LabCommand.class,
      HelpCommand.class
    },
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = BuildVersion.class,
    description =
        "Hunts inputs: finds the test that reaches a place in compiled Java, or proves there is"
            + " none.",
    synopsisSubcommandLabel = "COMMAND",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    exitCodeListHeading = "%nExit codes:%n",
    footer = {
      "",
      "Results go to standard output, progress and messages to standard error.",
      "Arguments can be read from a file with @FILE. 'quarry COMMAND --help' tells more."
    })
public final class Quarry implements Runnable {
  @Spec private CommandSpec spec;

  /** Runs the command and ends the virtual machine with its exit code. */
  public static void main(String[] arguments) {
    Path logs = Path.of(System.getProperty("java.io.tmpdir"));
    Failures failures = new Failures(new CrashLog(logs));
    System.exit(run(commandLine(failures), failures, arguments));
  }

  /** Errors such as StackOverflowError pass by picocli's handler, which takes exceptions only. */
  static int run(CommandLine command, Failures failures, String... arguments) {
    try {
      return command.execute(arguments);
    } catch (Throwable error) {
      return failures.report(error, command.getErr(), List.of(arguments));
    }
  }

  /** The command line with its handlers; tests add commands of their own to it. */
  static CommandLine commandLine(Failures failures) {
    CommandLine command = new CommandLine(new Quarry());
    tellExitCodes(command);
    command.setParameterExceptionHandler(new UsageErrors());
    command.setExecutionExceptionHandler(failures);
    command.setCaseInsensitiveEnumValuesAllowed(true);
    command.registerConverter(Duration.class, new DurationConverter());
    return command;
  }

  /** The heading is inherited, the list is not. */
  private static void tellExitCodes(CommandLine command) {
    command.getCommandSpec().usageMessage().exitCodeList(exitCodes());
    command.getSubcommands().values().forEach(Quarry::tellExitCodes);
  }

  /** Without a subcommand there is nothing to do. */
  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "A command is missing");
  }

  private static Map<String, String> exitCodes() {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (ExitCode exit : ExitCode.values()) {
      meanings.put(Integer.toString(exit.code()), exit.meaning());
    }
    return meanings;
  }
}
