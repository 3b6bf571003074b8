package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.lab.report.Table;
import dev.quarry.lab.speed.EvaluationSpeed;
import dev.quarry.lab.speed.Ratio;
import dev.quarry.lab.speed.SolvingSpeed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab speed}: ratios of speeds, measured in one run. */
@Command(
    name = "speed",
    description =
        "Measures how much faster compiled evaluation, the caches and slicing make things.")
final class LabSpeedCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Where random values start (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--json", description = "Print JSON instead of a table.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    var line = new LiveLine(spec.commandLine().getErr());
    line.show("evaluation…");
    List<Ratio> ratios = new ArrayList<>(new EvaluationSpeed(seed).measure());
    line.show("solving…");
    ratios.addAll(new SolvingSpeed().measure());
    line.clear();
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(ratios) : table(ratios).text());
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private static String asJson(List<Ratio> ratios) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.speed/1");
    json.put("ratios", ratios);
    return LabOutput.json(json);
  }

  private static Table table(List<Ratio> ratios) {
    return new Table(
        "Speeds of two ways of doing the same, and their ratio",
        List.of("compared", "baseline/s", "measured/s", "ratio"),
        ratios.stream()
            .map(
                ratio ->
                    List.of(
                        ratio.name(),
                        number(ratio.baseline()),
                        number(ratio.measured()),
                        number(ratio.ratio())))
            .toList());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }
}
