package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.lab.guard.GuardExperiment;
import dev.quarry.lab.guard.GuardFigures;
import dev.quarry.lab.guard.GuardSettings;
import dev.quarry.lab.guard.GuardTable;
import dev.quarry.lab.report.LoadAverage;
import dev.quarry.process.Walls;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab guard}: what the guard costs, measured in one run. */
@Command(
    name = "guard",
    description = "Measures workers with and without the guard: how they start, and how they run.")
final class LabGuardCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--quick",
      description = "Only see that everything works; the figures mean nothing.")
  private boolean quick;

  @Option(names = "--json", description = "Print JSON instead of a table.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    var line = new LiveLine(spec.commandLine().getErr());
    var experiment = new GuardExperiment(quick ? GuardSettings.TINY : GuardSettings.FULL);
    List<Double> load = new ArrayList<>(List.of(LoadAverage.now()));
    List<GuardFigures> figures = new ArrayList<>(experiment.starts(text -> line.show(text + "…")));
    figures.addAll(experiment.runs(text -> line.show(text + "…")));
    load.add(LoadAverage.now());
    line.clear();
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(figures, load) : asText(figures, load));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private static String asText(List<GuardFigures> figures, List<Double> load) {
    return "%s%n%s%nLoad average of the machine: %.1f before, %.1f after, on %d processors."
        .formatted(
            GuardTable.of(figures).text(),
            Walls.standing().text(),
            load.get(0),
            load.get(1),
            Runtime.getRuntime().availableProcessors());
  }

  private static String asJson(List<GuardFigures> figures, List<Double> load) throws IOException {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("schema", "quarry.lab.guard/1");
    all.put("load", load);
    all.put("bothWalls", Walls.standing().areBoth());
    all.put("figures", figures.stream().map(LabGuardCommand::json).toList());
    return LabOutput.json(all);
  }

  private static Map<String, Object> json(GuardFigures figures) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("name", figures.name());
    one.put("none", figures.none());
    one.put("guard", figures.guard());
    one.put("both", figures.both());
    one.put("guardRatio", figures.guardRatio());
    one.put("bothRatio", figures.bothRatio());
    return one;
  }
}
