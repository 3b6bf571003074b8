package dev.quarry.cli.cluster;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.session.SessionArguments;
import dev.quarry.cluster.executor.Executor;
import dev.quarry.cluster.executor.ExecutorWatch;
import dev.quarry.cluster.executor.Joining;
import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.link.ClusterException;
import dev.quarry.cluster.program.ProgramCache;
import dev.quarry.cluster.secret.Secret;
import dev.quarry.cluster.secret.SecretException;
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
    try {
      Joining joining =
          new Joining(
              Address.parse(join),
              Secret.read(secretFile),
              jobs(),
              SessionArguments.permissions(allowed),
              ProgramCache.ofUser());
      SessionArguments.tellWalls(line, requireSandbox);
      Executor executor = new Executor(joining, new Watch(line, join));
      Signals.onTerminate(executor::drain);
      executor.run();
      return ExitCode.CLEAN.code();
    } catch (ClusterException | SecretException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } finally {
      line.clear();
    }
  }

  private int jobs() {
    if (jobs < 1) {
      throw new UserError(ExitCode.USAGE, "--jobs is 1 or more.");
    }
    return jobs;
  }

  private record Watch(LiveLine line, String place) implements ExecutorWatch {
    @Override
    public void waiting() {
      line.show("waiting for a command at " + place);
    }

    @Override
    public void working(long done) {
      line.show(done + " methods done for " + place);
    }

    @Override
    public void say(String sentence) {
      line.say(sentence);
    }
  }
}
