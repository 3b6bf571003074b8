package dev.quarry.lab.command;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.engine.cover.CoverLimits;
import dev.quarry.engine.coverage.Count;
import dev.quarry.lab.suite.ClassCounts;
import dev.quarry.lab.suite.SuiteExperiment;
import dev.quarry.lab.suite.SuiteFigures;
import dev.quarry.lab.suite.SuiteSettings;
import dev.quarry.lab.suite.SuiteTables;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab suite}: written suites in Maven, under JaCoCo. */
@Command(
    name = "suite",
    description = {
      "Covers whole libraries, runs the tests in a plain Maven project, and compares the branches"
          + " that JaCoCo reports there with Quarry's count, class by class.",
      "",
      "Ends with 1 if a test fails or a count differs."
    })
final class LabSuiteCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private LibraryArguments libraries;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "How long to look for inputs for one class (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--max-runs",
      paramLabel = "N",
      description = "How many runs to make for one class (default: no limit).")
  private @Nullable Long maxRuns;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Where random choices start (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/lab-suite",
      description = "Where Maven projects with the tests are written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<SuiteFigures> figures = measure();
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(figures) : LabOutput.text(new SuiteTables(figures).tables()));
    out.flush();
    boolean isClean = figures.stream().allMatch(SuiteFigures::isClean);
    return (isClean ? ExitCode.CLEAN : ExitCode.FINDING).code();
  }

  private CoverLimits limits() {
    CoverLimits limits = CoverLimits.DEFAULT.withBudget(budget);
    return maxRuns == null ? limits : limits.withMaxRuns(maxRuns);
  }

  private List<SuiteFigures> measure() throws IOException, InterruptedException {
    var line = new LiveLine(spec.commandLine().getErr());
    var settings =
        new SuiteSettings(
            libraries.libraries(), libraries.classPath(), limits(), libraries.jobs(), seed, output);
    try {
      return new SuiteExperiment(settings).measure(text -> line.show(text + "…"));
    } catch (ProgramException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } finally {
      line.clear();
    }
  }

  private static String asJson(List<SuiteFigures> figures) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.suite/1");
    json.put("libraries", figures.stream().map(LabSuiteCommand::json).toList());
    return LabOutput.json(json);
  }

  private static Map<String, Object> json(SuiteFigures library) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", library.name());
    json.put("tests", library.tests());
    json.put("clean", library.isClean());
    json.put("maven", LabCrashCommand.json(library.run()));
    json.put("classes", library.classes().stream().map(LabSuiteCommand::json).toList());
    json.put("seconds", library.seconds());
    return json;
  }

  private static Map<String, Object> json(ClassCounts type) {
    var json = new LinkedHashMap<String, Object>();
    json.put("class", type.name());
    json.put("quarry", json(type.quarry()));
    json.put("jacoco", json(type.jacoco()));
    return json;
  }

  private static Map<String, Object> json(Count count) {
    return Map.of("covered", count.covered(), "total", count.total());
  }
}
