package dev.quarry.cli.launch;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * A command that does nothing by itself and has subcommands. They inherit what the annotation says
 * about help.
 */
@Command(
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = BuildVersion.class,
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    exitCodeListHeading = "%nExit codes:%n",
    footer = {
      "",
      "Results go to standard output, progress and messages to standard error.",
      "Arguments can be read from a file with @FILE. '${ROOT-COMMAND-NAME} COMMAND --help' tells"
          + " more."
    })
public abstract class RootCommand implements Runnable {
  @Spec private CommandSpec spec;

  private final Interruption interruption = new Interruption();
  private final String subcommand;

  /**
   * @param subcommand what has to be named, with its article
   */
  protected RootCommand(String subcommand) {
    this.subcommand = subcommand;
  }

  /** What signals do to the command that runs. */
  public Interruption interruption() {
    return interruption;
  }

  /** Without a subcommand there is nothing to do. */
  @Override
  public final void run() {
    throw new ParameterException(spec.commandLine(), subcommand + " is missing");
  }
}
