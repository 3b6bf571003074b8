package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.engine.check.CheckOptions;
import dev.quarry.lab.report.LoadAverage;
import dev.quarry.lab.report.Table;
import dev.quarry.lab.specifications.MonitoringCost;
import dev.quarry.lab.specifications.SpecificationsExperiment;
import dev.quarry.lab.specifications.SpecificationsSettings;
import dev.quarry.lab.specifications.SpecificationsTables;
import dev.quarry.lab.specifications.ViolationRun;
import java.io.IOException;
import java.nio.file.Files;
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

/** {@code lab specifications}: what it helps to know the distance to a violation. */
@Command(
    name = "specifications",
    description =
        "Looks for violations of specifications with the distance to them and without, and"
            + " compares runs and seconds.")
final class LabSpecificationsCommand implements Callable<Integer> {
  private static final int ROUNDS = 300;

  @Spec private CommandSpec spec;

  @Option(
      names = "--programs",
      paramLabel = "DIR",
      defaultValue = "corpus/specs/deep",
      description = "Programs whose comments name specifications (default: ${DEFAULT-VALUE}).")
  private Path programs;

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only programs whose name contains it.")
  private String only;

  @Option(
      names = "--searchers",
      paramLabel = "NAME,…",
      split = ",",
      defaultValue = CheckOptions.Search.GUIDED + ",bfs,random,cgs,generational",
      description = "The first is compared with the others (default: ${DEFAULT-VALUE}).")
  private List<String> searchers = List.of();

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many seeds (default: ${DEFAULT-VALUE}).")
  private int seeds;

  @Option(
      names = "--calls",
      paramLabel = "N",
      defaultValue = "5",
      description = "How many calls one after the other at most (default: ${DEFAULT-VALUE}).")
  private int calls;

  @Option(
      names = "--max-runs",
      paramLabel = "N",
      defaultValue = "1000",
      description = "For each search (default: ${DEFAULT-VALUE}).")
  private int maxRuns;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "For each search (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/lab-specifications",
      description = "Where classes and tests are written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--cost", description = "Measure what monitoring costs, and nothing else.")
  private boolean cost;

  @Option(names = "--markdown", description = "Print tables for Markdown.")
  private boolean markdown;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Function<Table, String> form = markdown ? Table::markdown : Table::text;
    var out = spec.commandLine().getOut();
    double before = LoadAverage.now();
    List<Table> tables =
        cost ? List.of(new MonitoringCost(ROUNDS, output.resolve("cost")).table()) : compared();
    out.println(tables.stream().map(form).collect(Collectors.joining("\n")));
    out.printf(
        "Load average of the machine: %.1f before, %.1f after, on %d processors.%n",
        before, LoadAverage.now(), Runtime.getRuntime().availableProcessors());
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private List<Table> compared() throws IOException, InterruptedException {
    if (!Files.isDirectory(programs)) {
      throw new UserError(
          ExitCode.USAGE,
          "There is no directory `%s`; name one with programs by --programs.".formatted(programs));
    }
    var line = new LiveLine(spec.commandLine().getErr());
    List<ViolationRun> runs =
        new SpecificationsExperiment(
                new SpecificationsSettings(
                    programs, only, searchers, seeds, calls, budget, maxRuns, output))
            .measure(line::show);
    line.clear();
    return new SpecificationsTables(runs, searchers).tables();
  }
}
