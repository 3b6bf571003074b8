package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.session.ClassPathText;
import dev.quarry.engine.reach.Engine;
import dev.quarry.lab.reach.ReachExperiment;
import dev.quarry.lab.reach.ReachFigures;
import dev.quarry.lab.reach.ReachSettings;
import dev.quarry.lab.reach.ReachTables;
import dev.quarry.lab.report.Table;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab reach}: what {@code quarry reach} decides in real libraries. */
@Command(
    name = "reach",
    description =
        "Draws sides of branches from libraries, looks for each backwards, forwards and both"
            + " ways, and counts what was reached and proved.")
final class LabReachCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--library",
      paramLabel = "PATH",
      required = true,
      description =
          "A jar or a directory with classes, and behind it what they need. May be repeated.")
  private List<String> libraries;

  @Option(
      names = "--class",
      paramLabel = "NAME",
      description =
          "A class whose branches count, such as com.acme.Foo or com.acme.*; its nested classes"
              + " count, too. May be repeated; all classes without it.")
  private List<String> classes = List.of();

  @Option(
      names = "--sides",
      paramLabel = "N",
      defaultValue = "300",
      description = "How many sides of branches to draw (default: ${DEFAULT-VALUE}).")
  private int sides;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Of the draw (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      description = "backward, forward or both. May be repeated; all of them without it.")
  private List<String> engines = List.of("backward", "forward", "both");

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "For each side and engine (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "2",
      description = "How many sides at the same time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      defaultValue = "target/quarry/lab-reach.tsv",
      description =
          "Where results are kept; what it has already is not measured again (default:"
              + " ${DEFAULT-VALUE}).")
  private Path log;

  @Option(names = "--markdown", description = "Print tables for Markdown.")
  private boolean markdown;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (jobs < 1 || sides < 1) {
      throw new UserError(ExitCode.USAGE, "--jobs and --sides are 1 or more.");
    }
    var line = new LiveLine(spec.commandLine().getErr());
    ReachFigures figures = measure(line);
    line.clear();
    Function<Table, String> form = markdown ? Table::markdown : Table::text;
    var out = spec.commandLine().getOut();
    out.println(
        new ReachTables(figures).tables().stream().map(form).collect(Collectors.joining("\n")));
    figures.contradictions().forEach(side -> out.println("Contradiction: " + side));
    out.flush();
    return figures.contradictions().isEmpty() ? ExitCode.CLEAN.code() : ExitCode.FINDING.code();
  }

  private ReachFigures measure(LiveLine line) throws IOException, InterruptedException {
    try {
      return new ReachExperiment(settings()).measure(text -> line.show(text + "…"));
    } catch (ProgramException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  private ReachSettings settings() {
    return new ReachSettings(
        libraries.stream().map(ClassPathText::parse).toList(),
        classes,
        sides,
        seed,
        engines.stream().map(LabReachCommand::engine).toList(),
        budget,
        jobs,
        log);
  }

  private static Engine engine(String name) {
    return Stream.of(Engine.BACKWARD, Engine.FORWARD, Engine.BOTH)
        .filter(engine -> engine.text().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    ExitCode.USAGE,
                    "There is no engine `%s`; take backward, forward or both.".formatted(name)));
  }
}
