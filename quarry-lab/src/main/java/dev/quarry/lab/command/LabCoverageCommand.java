package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.session.ClassPathText;
import dev.quarry.engine.cover.Strategies;
import dev.quarry.lab.coverage.CoverageExperiment;
import dev.quarry.lab.coverage.CoveragePlot;
import dev.quarry.lab.coverage.CoverageRun;
import dev.quarry.lab.coverage.CoverageSettings;
import dev.quarry.lab.coverage.CoverageSubject;
import dev.quarry.lab.coverage.CoverageSubject.Kind;
import dev.quarry.lab.coverage.CoverageTables;
import dev.quarry.lab.coverage.GeneratedSubjects;
import dev.quarry.lab.coverage.LibrarySubjects;
import dev.quarry.lab.coverage.OwnSubjects;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab coverage}: branches over time, strategy by strategy. */
@Command(
    name = "coverage",
    description = {
      "Lets strategies cover the same classes and shows how many branches they cover over time.",
      "",
      "Runs are kept in the output directory, and those that are there are not made again. Without"
          + " a library, classes of the laboratory's own are covered."
    })
final class LabCoverageCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--library",
      paramLabel = "JAR",
      description =
          "A jar with classes to cover; commons-math3, commons-lang3, commons-csv, commons-codec,"
              + " gson and jsoup have a selection of their own. May be repeated.")
  private List<Path> libraries = new ArrayList<>();

  @Option(
      names = "--own",
      description = "Cover the laboratory's own classes besides those of the libraries.")
  private boolean own;

  @Option(
      names = "--generated",
      paramLabel = "BLOCKS",
      description =
          "Cover a generated class of about so many basic blocks besides, to see what decisions"
              + " cost. May be repeated.")
  private List<Integer> generated = new ArrayList<>();

  @Option(
      names = "--numeric",
      paramLabel = "GLOB",
      description = "Numeric classes of the libraries, instead of the selection. May be repeated.")
  private List<String> numeric = new ArrayList<>();

  @Option(
      names = "--other",
      paramLabel = "GLOB",
      description = "Other classes of the libraries, instead of the selection. May be repeated.")
  private List<String> other = new ArrayList<>();

  @Option(
      names = {"-cp", "--class-path"},
      paramLabel = "PATH",
      defaultValue = "",
      description = "What the libraries need besides.")
  private String classPath;

  @Option(
      names = "--strategy",
      paramLabel = "NAME",
      split = ",",
      defaultValue = "greedy,random,backward,bfs,dfs,rcn,generational,cgs,sgs",
      description = "The strategies to compare (default: ${DEFAULT-VALUE}).")
  private List<String> strategies;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "3",
      description = "How many runs of each (default: ${DEFAULT-VALUE}).")
  private int seeds;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "30s",
      description = "How long each run may take (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--at",
      paramLabel = "TIME",
      split = ",",
      description = "When to read the curves, for tables of their own (default: at the end).")
  private List<Duration> moments = new ArrayList<>();

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "1",
      description = "How many runs at the same time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/lab-coverage",
      description = "Where runs are kept and plots are drawn (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (seeds < 1 || jobs < 1) {
      throw new UserError(ExitCode.USAGE, "--seeds and --jobs are 1 or more.");
    }
    List<CoverageRun> runs = measure();
    draw(runs);
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(runs) : asText(runs));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private List<CoverageRun> measure() throws IOException, InterruptedException {
    var err = spec.commandLine().getErr();
    var line = new LiveLine(err);
    try {
      strategies.forEach(Strategies::check);
      var experiment = new CoverageExperiment(settings());
      List<CoverageRun> runs = experiment.measure(text -> line.show(text + "…"));
      line.clear();
      experiment.failures().forEach(failure -> err.println("quarry: " + failure));
      err.flush();
      return runs;
    } catch (ProgramException | IllegalArgumentException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } finally {
      line.clear();
    }
  }

  private CoverageSettings settings() throws IOException {
    return new CoverageSettings(subjects(), strategies, seeds, budget, jobs, output);
  }

  private List<CoverageSubject> subjects() throws IOException {
    List<CoverageSubject> subjects = new ArrayList<>();
    Path classes = output.resolve("classes");
    if (own || libraries.isEmpty() && generated.isEmpty()) {
      subjects.addAll(OwnSubjects.in(classes));
    }
    for (int blocks : generated) {
      subjects.add(GeneratedSubjects.of(blocks, classes));
    }
    subjects.addAll(ofLibraries());
    return subjects;
  }

  private List<CoverageSubject> ofLibraries() {
    List<Path> path = ClassPathText.parse(classPath);
    List<CoverageSubject> subjects = new ArrayList<>();
    for (Path library : libraries) {
      if (numeric.isEmpty() && other.isEmpty()) {
        subjects.addAll(LibrarySubjects.of(library, path));
      }
      if (!numeric.isEmpty()) {
        subjects.addAll(LibrarySubjects.of(library, path, numeric, Kind.NUMERIC));
      }
      if (!other.isEmpty()) {
        subjects.addAll(LibrarySubjects.of(library, path, other, Kind.OTHER));
      }
    }
    return subjects;
  }

  private void draw(List<CoverageRun> runs) throws IOException {
    Map<String, List<CoverageRun>> byKind =
        runs.stream()
            .collect(
                Collectors.groupingBy(CoverageRun::kind, LinkedHashMap::new, Collectors.toList()));
    byKind.put("all", runs);
    for (Map.Entry<String, List<CoverageRun>> some : byKind.entrySet()) {
      Files.writeString(
          output.resolve("coverage-" + some.getKey() + ".svg"),
          CoveragePlot.svg("Branches covered over time, " + some.getKey(), some.getValue()));
    }
  }

  private String asText(List<CoverageRun> runs) {
    return LabOutput.text(new CoverageTables(runs, seconds()).tables())
        + "\nplots: "
        + output.resolve("coverage-*.svg");
  }

  private List<Double> seconds() {
    List<Duration> all = moments.isEmpty() ? List.of(budget) : moments;
    return all.stream().map(moment -> moment.toMillis() / 1000.0).toList();
  }

  private static String asJson(List<CoverageRun> runs) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.coverage/1");
    json.put("runs", runs.stream().map(LabCoverageCommand::json).toList());
    return LabOutput.json(json);
  }

  private static Map<String, Object> json(CoverageRun run) {
    var json = new LinkedHashMap<String, Object>();
    json.put("class", run.subject());
    json.put("kind", run.kind());
    json.put("strategy", run.strategy());
    json.put("seed", run.seed());
    json.put("budget", run.millis() / 1000.0);
    json.put("covered", run.covered(Double.MAX_VALUE));
    json.put("total", run.total());
    json.put("deciding", run.overhead());
    json.put("states", run.states());
    json.put(
        "curve",
        run.curve().stream().map(point -> List.of(point.seconds(), point.branches())).toList());
    return json;
  }
}
