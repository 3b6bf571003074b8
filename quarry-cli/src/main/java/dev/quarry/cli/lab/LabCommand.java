package dev.quarry.cli.lab;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code quarry lab}: experiments about Quarry itself. */
@Command(
    name = "lab",
    subcommands = {
      LabWalkCommand.class,
      LabSpeedCommand.class,
      LabConcolicCommand.class,
      LabCrashCommand.class,
      LabCoverageCommand.class,
      LabSuiteCommand.class,
      LabSymcreticCommand.class,
      LabStrategiesCommand.class,
      LabReachCommand.class,
      LabSoundnessCommand.class
    },
    synopsisSubcommandLabel = "EXPERIMENT",
    description = "Measures Quarry's own parts and prints tables.")
public final class LabCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "An experiment is missing");
  }
}
