package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.session.ClassPathText;
import dev.quarry.lab.report.Table;
import dev.quarry.lab.reproduce.ReproduceExperiment;
import dev.quarry.lab.reproduce.ReproduceRun;
import dev.quarry.lab.reproduce.ReproduceSettings;
import dev.quarry.lab.reproduce.ReproduceTables;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab reproduce}: which crashes of real libraries {@code quarry reproduce} shows again. */
@Command(
    name = "reproduce",
    description =
        "Makes libraries crash by calls of the laboratory's own, and has the crashes reproduced"
            + " from their stack traces.")
final class LabReproduceCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--library",
      paramLabel = "PATH",
      required = true,
      description =
          "A jar with its usual name, such as gson-2.13.2.jar, and behind it what it needs. May be"
              + " repeated.")
  private List<String> libraries;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only crashes with this in their name.")
  private String only;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "For each crash (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Where random choices start (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      defaultValue = "target/quarry/lab-reproduce.tsv",
      description =
          "Where results are kept; what it has already is not measured again (default:"
              + " ${DEFAULT-VALUE}).")
  private Path log;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/lab-reproduce",
      description = "Where traces and tests are written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--markdown", description = "Print tables for Markdown.")
  private boolean markdown;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var line = new LiveLine(spec.commandLine().getErr());
    List<ReproduceRun> runs = measure(line);
    line.clear();
    Function<Table, String> form = markdown ? Table::markdown : Table::text;
    var out = spec.commandLine().getOut();
    out.println(
        new ReproduceTables(runs).tables().stream().map(form).collect(Collectors.joining("\n")));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private List<ReproduceRun> measure(LiveLine line) throws IOException, InterruptedException {
    var settings =
        new ReproduceSettings(
            libraries.stream().map(ClassPathText::parse).toList(), only, budget, seed, log, output);
    try {
      return new ReproduceExperiment(settings).measure(text -> line.show(text + "…"));
    } catch (IllegalArgumentException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }
}
