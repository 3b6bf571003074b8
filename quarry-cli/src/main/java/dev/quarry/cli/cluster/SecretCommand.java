package dev.quarry.cli.cluster;

import dev.quarry.cli.ending.ExitCode;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quarry secret FILE}. */
@Command(
    name = "secret",
    description = {
      "Makes the secret that lets executors in: a file that only you can read.",
      "",
      "Copy it to every machine, over a connection that others can't read (`scp -p`), and name it"
          + " with --secret-file. Whoever has it can run programs on all executors."
    })
public final class SecretCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "Where it goes; must not be there yet.")
  private Path file;

  @Override
  public Integer call() throws InterruptedException {
    NewSecret.make(file);
    spec.commandLine().getOut().println(file);
    return ExitCode.CLEAN.code();
  }
}
