package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.session.ClassPathText;
import dev.quarry.lab.report.Table;
import dev.quarry.lab.verify.VerifyExperiment;
import dev.quarry.lab.verify.VerifyFigures;
import dev.quarry.lab.verify.VerifySettings;
import dev.quarry.lab.verify.VerifyTables;
import dev.quarry.program.ProgramException;
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

/** {@code lab verify}: which of SpotBugs' warnings about real libraries are true. */
@Command(
    name = "verify",
    description =
        "Has SpotBugs warn about libraries at its lowest threshold, draws warnings that have a"
            + " question, and counts what quarry verify says of them.")
final class LabVerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--library",
      paramLabel = "PATH",
      required = true,
      description = "A jar, and behind it what it needs. May be repeated.")
  private List<String> libraries;

  @Option(
      names = "--warnings",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "How many warnings to draw at most; all without it.")
  private int warnings;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Of the draw (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "For each question (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "2",
      description = "How many questions at the same time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      defaultValue = "target/quarry/lab-verify.tsv",
      description =
          "Where verdicts are kept; what it has already is not measured again (default:"
              + " ${DEFAULT-VALUE}).")
  private Path log;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/lab-verify",
      description =
          "Where SpotBugs' files and tests are written; files of SpotBugs that are there are used"
              + " again (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--markdown", description = "Print tables for Markdown.")
  private boolean markdown;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (jobs < 1 || warnings < 1) {
      throw new UserError(ExitCode.USAGE, "--jobs and --warnings are 1 or more.");
    }
    var line = new LiveLine(spec.commandLine().getErr());
    VerifyFigures figures = measure(line);
    line.clear();
    Function<Table, String> form = markdown ? Table::markdown : Table::text;
    var out = spec.commandLine().getOut();
    out.println(
        new VerifyTables(figures).tables().stream().map(form).collect(Collectors.joining("\n")));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private VerifyFigures measure(LiveLine line) throws IOException, InterruptedException {
    var settings =
        new VerifySettings(
            libraries.stream().map(ClassPathText::parse).toList(),
            warnings,
            seed,
            budget,
            jobs,
            log,
            output);
    try {
      return new VerifyExperiment(settings).measure(text -> line.show(text + "…"));
    } catch (ProgramException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }
}
