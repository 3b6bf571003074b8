package dev.quarry.cli.cluster;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.session.SessionArguments;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code quarry executor --join HOST:PORT --secret-file FILE}. */
@Command(
    name = "executor",
    description = {
      "Works for a command that runs elsewhere with --cluster-listen, and then for the next one.",
      "",
      "It may come and go at any time; what it had not finished is done by others. `kill` has it"
          + " finish what it is at, ctrl-C ends it at once."
    })
public final class ExecutorCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--join",
      paramLabel = "HOST:PORT",
      required = true,
      description = "Where the command listens.")
  private String join;

  @Option(
      names = "--secret-file",
      paramLabel = "FILE",
      required = true,
      description = "The same as the command's.")
  private Path secretFile;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "1",
      description = "How many goals are done at the same time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  @Option(
      names = "--allow",
      paramLabel = "WHAT",
      split = ",",
      description =
          "Let programs do this here if the command allows it too: exit, process, network, native,"
              + " files or threads. May be repeated.")
  private List<String> allowed = new ArrayList<>();

  @Option(
      names = "--require-sandbox",
      description =
          "Refuse to run programs where the operating system does not build a wall around them as"
              + " well (namespaces, Linux).")
  private boolean requireSandbox;

  @Override
  public Integer call() throws IOException, InterruptedException {
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    SessionArguments.tellWalls(line, requireSandbox);
    Joined.run(join, secretFile, jobs(), SessionArguments.permissions(allowed), line);
    return ExitCode.CLEAN.code();
  }

  private int jobs() {
    if (jobs < 1) {
      throw new UserError(ExitCode.USAGE, "--jobs is 1 or more.");
    }
    return jobs;
  }
}
