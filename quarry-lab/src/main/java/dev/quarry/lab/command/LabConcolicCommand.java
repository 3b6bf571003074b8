package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.lab.concolic.BatchFigures;
import dev.quarry.lab.concolic.Comparison;
import dev.quarry.lab.concolic.ConcolicExperiment;
import dev.quarry.lab.concolic.ConcolicFigures;
import dev.quarry.lab.concolic.ConcolicTables;
import dev.quarry.lab.concolic.Effort;
import dev.quarry.lab.concolic.ExplorationFigures;
import dev.quarry.lab.concolic.JobFigures;
import dev.quarry.lab.concolic.KernelFigures;
import dev.quarry.lab.concolic.ScaleFigures;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab concolic}: what the concolic engine costs, measured in one run. */
@Command(
    name = "concolic",
    description =
        "Measures rewritten code against plain code, explorations, batches, and two jobs against"
            + " one.")
final class LabConcolicCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--quick",
      description = "Only see that everything works; the figures mean nothing.")
  private boolean quick;

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var line = new LiveLine(spec.commandLine().getErr());
    var experiment = new ConcolicExperiment(quick ? Effort.TINY : Effort.FULL);
    ConcolicFigures figures = experiment.measure(text -> line.show(text + "…"));
    line.clear();
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(figures) : asText(new ConcolicTables(figures)));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private static String asText(ConcolicTables tables) {
    return LabOutput.text(tables.tables()) + "\n" + tables.load();
  }

  private static String asJson(ConcolicFigures figures) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.concolic/1");
    json.put("load", figures.load());
    json.put("concreteSlowdown", figures.concreteSlowdown());
    json.put("symbolicSlowdown", figures.symbolicSlowdown());
    json.put("unseenSlowdown", figures.unseenSlowdown());
    json.put("kernels", figures.kernels().stream().map(LabConcolicCommand::json).toList());
    json.put(
        "explorations", figures.explorations().stream().map(LabConcolicCommand::json).toList());
    json.put("batches", figures.batches().stream().map(LabConcolicCommand::json).toList());
    json.put("jobs", figures.jobs().stream().map(LabConcolicCommand::json).toList());
    json.put("scale", json(figures.scale()));
    return LabOutput.json(json);
  }

  private static Map<String, Object> json(KernelFigures kernel) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", kernel.name());
    json.put("concrete", json(kernel.concrete()));
    json.put("symbolic", json(kernel.symbolic()));
    json.put("unseen", json(kernel.unseen()));
    return json;
  }

  private static Map<String, Object> json(Comparison comparison) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", comparison.name());
    json.put("plain", comparison.plain());
    json.put("measured", comparison.measured());
    json.put("slowdown", comparison.slowdown());
    return json;
  }

  private static Map<String, Object> json(BatchFigures batches) {
    Map<String, Object> json = json(batches.ready());
    json.put("withRows", json(batches.made()));
    return json;
  }

  private static Map<String, Object> json(ExplorationFigures exploration) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", exploration.name());
    json.put("solver", exploration.solver().text());
    json.put("paths", exploration.paths());
    json.put("startSeconds", exploration.startSeconds());
    json.put("seconds", exploration.seconds());
    json.put("solverSeconds", exploration.solverSeconds());
    json.put("pathsPerSecond", exploration.pathsPerSecond());
    json.put("solverShare", exploration.solverShare());
    return json;
  }

  private static Map<String, Object> json(JobFigures jobs) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", jobs.name());
    json.put("solver", jobs.solver().text());
    json.put("paths", jobs.paths());
    json.put("one", jobs.one());
    json.put("two", jobs.two());
    json.put("ratio", jobs.ratio());
    return json;
  }

  private static Map<String, Object> json(ScaleFigures scale) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", scale.name());
    json.put("heapMegabytes", scale.heapMegabytes());
    json.put("paths", scale.paths());
    json.put("seconds", scale.seconds());
    json.put("peakMegabytes", scale.peakMegabytes());
    json.put("liveMegabytes", scale.liveMegabytes());
    return json;
  }
}
