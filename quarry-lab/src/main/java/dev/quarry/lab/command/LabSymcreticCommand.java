package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.lab.symcretic.ScalingFigures;
import dev.quarry.lab.symcretic.SymcreticExperiment;
import dev.quarry.lab.symcretic.SymcreticFigures;
import dev.quarry.lab.symcretic.SymcreticSettings;
import dev.quarry.lab.symcretic.SymcreticTables;
import dev.quarry.lab.symcretic.TargetRun;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab symcretic}: the published programs of backward execution. */
@Command(
    name = "symcretic",
    description =
        "Looks for the targets of ten published programs, backwards and from both sides, and lets"
            + " patterns grow.")
final class LabSymcreticCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(names = "--quick", description = "One seed instead of seven, and less time.")
  private boolean quick;

  @Option(names = "--seeds", paramLabel = "<n>", description = "How many seeds, from 1 on.")
  private Optional<Integer> seeds = Optional.empty();

  @Option(names = "--budget", paramLabel = "<time>", description = "For each target, such as 10s.")
  private Optional<Duration> budget = Optional.empty();

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var line = new LiveLine(spec.commandLine().getErr());
    var settings = quick ? SymcreticSettings.QUICK : SymcreticSettings.FULL;
    settings = settings.withSeeds(seeds.orElse(settings.seeds()));
    settings = settings.withBudget(budget.orElse(settings.budget()));
    var experiment = new SymcreticExperiment(settings);
    SymcreticFigures figures = experiment.measure(text -> line.show(text + "…"));
    line.clear();
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(figures) : asText(new SymcreticTables(figures)));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private static String asText(SymcreticTables tables) {
    return LabOutput.text(tables.tables()) + "\n" + tables.load();
  }

  private static String asJson(SymcreticFigures figures) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.symcretic/1");
    json.put("load", figures.load());
    json.put("targets", figures.runs().stream().map(LabSymcreticCommand::json).toList());
    json.put("scaling", figures.scaling().stream().map(LabSymcreticCommand::json).toList());
    return LabOutput.json(json);
  }

  private static Map<String, Object> json(TargetRun run) {
    var json = new LinkedHashMap<String, Object>();
    json.put("program", run.program());
    json.put("target", run.target());
    json.put("engine", run.engine().text());
    json.put("seed", run.seed());
    json.put("outcome", run.outcome().text());
    json.put("segments", run.segments());
    json.put("folded", run.folded());
    json.put("seconds", run.seconds());
    return json;
  }

  private static Map<String, Object> json(ScalingFigures scaling) {
    var json = new LinkedHashMap<String, Object>();
    json.put("pattern", scaling.pattern());
    json.put("size", scaling.size());
    json.put("outcome", scaling.outcome().text());
    json.put("segments", scaling.segments());
    json.put("seconds", scaling.seconds());
    return json;
  }
}
