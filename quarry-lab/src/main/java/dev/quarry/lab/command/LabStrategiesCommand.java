package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.lab.strategies.FamilyFigures;
import dev.quarry.lab.strategies.StrategiesExperiment;
import dev.quarry.lab.strategies.StrategiesFigures;
import dev.quarry.lab.strategies.StrategiesSettings;
import dev.quarry.lab.strategies.StrategiesTables;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab strategies}: how far strategies are from the best possible one. */
@Command(
    name = "strategies",
    description =
        "Compares strategies with the optimal one on random Markov chains, and measures what a"
            + " decision costs.")
final class LabStrategiesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--quick",
      description = "Only see that everything works; the figures mean nothing.")
  private boolean quick;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Where random values start (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    var line = new LiveLine(spec.commandLine().getErr());
    StrategiesSettings settings =
        quick ? StrategiesSettings.quick(seed) : StrategiesSettings.full(seed);
    StrategiesFigures figures =
        new StrategiesExperiment(settings).measure(text -> line.show(text + "…"));
    line.clear();
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(figures) : asText(new StrategiesTables(figures)));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private static String asText(StrategiesTables tables) {
    return LabOutput.text(tables.tables());
  }

  private static String asJson(StrategiesFigures figures) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.strategies/1");
    json.put("families", figures.families().stream().map(LabStrategiesCommand::json).toList());
    json.put("rarities", figures.rarities().stream().map(LabStrategiesCommand::json).toList());
    json.put("decisions", figures.decisions());
    return LabOutput.json(json);
  }

  private static Map<String, Object> json(FamilyFigures family) {
    var json = new LinkedHashMap<String, Object>();
    json.put("states", family.family().states());
    json.put("rareShare", family.family().rareShare());
    json.put("rare", family.family().rare());
    json.put("optimalCost", family.optimalCost());
    json.put("mostSets", family.mostSets());
    json.put("strategies", family.strategies());
    return json;
  }
}
