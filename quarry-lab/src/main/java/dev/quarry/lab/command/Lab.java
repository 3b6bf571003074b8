package dev.quarry.lab.command;

import dev.quarry.cli.launch.Launcher;
import dev.quarry.cli.launch.RootCommand;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/** The {@code lab} command: experiments about Quarry itself, each a subcommand. */
@Command(
    name = "lab",
    subcommands = {
      LabWalkCommand.class,
      LabSpeedCommand.class,
      LabConcolicCommand.class,
      LabGuardCommand.class,
      LabCrashCommand.class,
      LabCoverageCommand.class,
      LabSuiteCommand.class,
      LabSymcreticCommand.class,
      LabStrategiesCommand.class,
      LabReachCommand.class,
      LabVerifyCommand.class,
      LabReproduceCommand.class,
      LabSpecificationsCommand.class,
      LabSoundnessCommand.class
    },
    synopsisSubcommandLabel = "EXPERIMENT",
    description = "Measures Quarry's own parts and prints tables.")
public final class Lab extends RootCommand {
  private Lab() {
    super("An experiment");
  }

  /** Runs an experiment and ends the virtual machine with its exit code. */
  public static void main(String[] arguments) {
    Launcher.main(new Lab(), arguments);
  }

  /** The command with a place for its logs. */
  static Launcher launcher(Path logs) {
    return new Launcher(new Lab(), logs);
  }
}
