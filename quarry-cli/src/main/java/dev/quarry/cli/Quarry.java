package dev.quarry.cli;

import dev.quarry.cli.check.CheckCommand;
import dev.quarry.cli.cluster.ExecutorCommand;
import dev.quarry.cli.cluster.SecretCommand;
import dev.quarry.cli.cover.CoverCommand;
import dev.quarry.cli.crash.CrashCommand;
import dev.quarry.cli.doctor.DoctorCommand;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.explore.ExploreCommand;
import dev.quarry.cli.launch.Launcher;
import dev.quarry.cli.launch.RootCommand;
import dev.quarry.cli.prepare.PrepareCommand;
import dev.quarry.cli.reach.ReachCommand;
import dev.quarry.cli.report.ReportCommand;
import dev.quarry.cli.reproduce.ReproduceCommand;
import dev.quarry.cli.solve.SolveCommand;
import dev.quarry.cli.verify.VerifyCommand;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

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
      CheckCommand.class,
      ReachCommand.class,
      ReproduceCommand.class,
      VerifyCommand.class,
      ExploreCommand.class,
      SolveCommand.class,
      SecretCommand.class,
      ExecutorCommand.class,
      ReportCommand.class,
      PrepareCommand.class,
      DoctorCommand.class,
      HelpCommand.class,
      MovedLab.class
    },
    description =
        "Hunts inputs: finds the test that reaches a place in compiled Java, or proves there is"
            + " none.",
    synopsisSubcommandLabel = "COMMAND")
public final class Quarry extends RootCommand {
  private Quarry() {
    super("A command");
  }

  /** Runs the command and ends the virtual machine with its exit code. */
  public static void main(String[] arguments) {
    Launcher.main(new Quarry(), arguments);
  }

  /** The command, for those who describe it. */
  public static CommandLine commandLine() {
    return new Launcher(new Quarry(), Path.of("")).commandLine();
  }

  /** The command with a place for its logs. */
  static Launcher launcher(Path logs) {
    return new Launcher(new Quarry(), logs);
  }
}
