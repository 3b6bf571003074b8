package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.lab.soundness.Claim;
import dev.quarry.lab.soundness.Claimant;
import dev.quarry.lab.soundness.ProgramResult;
import dev.quarry.lab.soundness.SoundnessExperiment;
import dev.quarry.lab.soundness.SoundnessFigures;
import dev.quarry.lab.soundness.SoundnessSettings;
import dev.quarry.lab.soundness.SoundnessTables;
import dev.quarry.lab.soundness.WrongVerdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab soundness}: verdicts about random programs against plain Java. */
@Command(
    name = "soundness",
    description = {
      "Grows random programs with few inputs, runs all of these plainly, and compares what every"
          + " engine says about lines and paths.",
      "",
      "Ends with 1 if a verdict is wrong. The same seed grows the same programs."
    })
final class LabSoundnessCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--programs",
      paramLabel = "N",
      defaultValue = "300",
      description = "How many programs (default: ${DEFAULT-VALUE}).")
  private int programs;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Of the first program; the others have those that follow (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--targets",
      paramLabel = "N",
      defaultValue = "8",
      description = "Lines that are asked for in each program at most (default: ${DEFAULT-VALUE}).")
  private int targets;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "1s",
      description = "For each line and engine (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--pipeline",
      paramLabel = "N",
      defaultValue = "25",
      description =
          "One program in so many goes through all of reach, tests included; 0 for none (default:"
              + " ${DEFAULT-VALUE}).")
  private int pipeline;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "2",
      description = "How many programs at the same time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      defaultValue = "target/quarry/lab-soundness.tsv",
      description =
          "Where results are kept; programs it has already are not asked about again (default:"
              + " ${DEFAULT-VALUE}).")
  private Path log;

  @Option(
      names = "--save",
      paramLabel = "DIR",
      description = "Writes programs with wrong verdicts there.")
  private Optional<Path> save = Optional.empty();

  @Option(
      names = "--reduce",
      description = "Makes programs with wrong verdicts as small as possible, and prints them.")
  private boolean reduce;

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (jobs < 1 || programs < 1 || targets < 1 || pipeline < 0) {
      throw new UserError(ExitCode.USAGE, "--jobs, --programs and --targets are 1 or more.");
    }
    var settings =
        new SoundnessSettings(programs, seed, targets, budget, pipeline, jobs, log, save);
    var experiment = new SoundnessExperiment(settings);
    SoundnessFigures figures = measure(experiment);
    List<String> reduced = reduce ? reduced(experiment, figures) : List.of();
    PrintWriter out = spec.commandLine().getOut();
    out.println(json ? asJson(figures, reduced) : asText(figures, reduced));
    out.flush();
    return figures.wrong().isEmpty() ? ExitCode.CLEAN.code() : ExitCode.FINDING.code();
  }

  private SoundnessFigures measure(SoundnessExperiment experiment)
      throws IOException, InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    var line = new LiveLine(err);
    int[] counts = new int[2];
    try {
      return experiment.measure(
          result -> {
            counts[0]++;
            counts[1] += result.wrong().size();
            line.show("%d/%d programs, %d wrong…".formatted(counts[0], programs, counts[1]));
          });
    } finally {
      line.clear();
    }
  }

  /** One program for each kind of wrong verdict of each program. */
  private List<String> reduced(SoundnessExperiment experiment, SoundnessFigures figures)
      throws IOException, InterruptedException {
    Map<String, WrongVerdict> different = new LinkedHashMap<>();
    for (WrongVerdict wrong : figures.wrong()) {
      different.putIfAbsent(wrong.seed() + " " + wrong.kind(), wrong);
    }
    List<String> sources = new ArrayList<>();
    for (WrongVerdict wrong : different.values()) {
      sources.add(
          "// %d, %s: %s%n%s"
              .formatted(
                  wrong.seed(), wrong.by().text(), wrong.kind().text(), experiment.reduced(wrong)));
    }
    return sources;
  }

  private static String asText(SoundnessFigures figures, List<String> reduced) {
    return LabOutput.text(new SoundnessTables(figures).tables()) + String.join("\n", reduced);
  }

  private static String asJson(SoundnessFigures figures, List<String> reduced) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.soundness/1");
    json.put("seed", figures.settings().seed());
    json.put("programs", figures.programs().size());
    json.put("runs", figures.programs().stream().mapToInt(ProgramResult::runs).sum());
    json.put("lines", figures.programs().stream().mapToInt(ProgramResult::lines).sum());
    json.put("executed", figures.programs().stream().mapToInt(ProgramResult::executed).sum());
    List<Object> claimants = new ArrayList<>();
    for (Claimant by : Claimant.values()) {
      claimants.add(json(by, figures.claims(by)));
    }
    json.put("claims", claimants);
    json.put("wrong", figures.wrong().stream().map(LabSoundnessCommand::json).toList());
    json.put("reduced", reduced);
    return LabOutput.json(json);
  }

  private static Map<String, Object> json(Claimant by, List<Claim> claims) {
    Map<String, Integer> verdicts = new TreeMap<>();
    Map<String, Integer> reasons = new TreeMap<>();
    for (Claim claim : claims) {
      verdicts.merge(claim.verdict(), 1, Integer::sum);
      claim.reasons().forEach(reason -> reasons.merge(reason, 1, Integer::sum));
    }
    var json = new LinkedHashMap<String, Object>();
    json.put("by", by.text());
    json.put("asked", claims.size());
    json.put("verdicts", verdicts);
    json.put("reasons", reasons);
    json.put("seconds", claims.stream().mapToDouble(Claim::seconds).sum());
    return json;
  }

  private static Map<String, Object> json(WrongVerdict wrong) {
    var json = new LinkedHashMap<String, Object>();
    json.put("seed", wrong.seed());
    json.put("by", wrong.by().text());
    json.put("target", wrong.target());
    json.put("kind", wrong.kind().text());
    json.put("detail", wrong.detail());
    return json;
  }
}
