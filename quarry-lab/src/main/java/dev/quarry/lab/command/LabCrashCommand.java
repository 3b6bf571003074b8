package dev.quarry.lab.command;

import dev.quarry.cli.crash.CrashJson;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.lab.crash.CrashExperiment;
import dev.quarry.lab.crash.CrashSettings;
import dev.quarry.lab.crash.CrashTables;
import dev.quarry.lab.crash.LibraryFigures;
import dev.quarry.lab.plain.PlainRun;
import dev.quarry.program.ProgramException;
import dev.quarry.testgen.confirm.StateEnding;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab crash}: what {@code quarry crash} finds in whole libraries. */
@Command(
    name = "crash",
    description =
        "Hunts for exceptions in whole libraries, and counts what was explored, found and"
            + " confirmed.")
final class LabCrashCommand implements Callable<Integer> {
  private static final String DETAILS = "crash.json";

  @Spec private CommandSpec spec;

  @Mixin private LibraryArguments libraries;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "0.5s",
      description = "How long one method may be explored (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/lab-crash",
      description =
          "Where Maven projects with the tests are written, each with a crash.json that has what"
              + " crash --json prints (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--maven", description = "Build those projects, so that Maven runs the tests.")
  private boolean maven;

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    var line = new LiveLine(spec.commandLine().getErr());
    List<LibraryFigures> figures = measure(line);
    line.clear();
    var out = spec.commandLine().getOut();
    out.println(json ? asJson(figures) : asText(new CrashTables(figures)));
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private List<LibraryFigures> measure(LiveLine line) throws IOException, InterruptedException {
    try {
      return new CrashExperiment(settings(), LabCrashCommand::write)
          .measure(text -> line.show(text + "…"));
    } catch (ProgramException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  /** What became of each method and each exception: tables only count them. */
  private static void write(Path library, CrashResult result) throws IOException {
    try (var out =
        new PrintWriter(
            Files.newBufferedWriter(Files.createDirectories(library).resolve(DETAILS)))) {
      new CrashJson(out).print(result);
    }
  }

  private CrashSettings settings() {
    return new CrashSettings(
        libraries.libraries(),
        libraries.classPath(),
        budget,
        libraries.jobs(),
        output,
        maven ? CrashSettings.Check.MAVEN : CrashSettings.Check.NONE);
  }

  private static String asText(CrashTables tables) {
    return LabOutput.text(tables.tables());
  }

  private static String asJson(List<LibraryFigures> figures) throws IOException {
    var json = new LinkedHashMap<String, Object>();
    json.put("schema", "quarry.lab.crash/1");
    json.put("libraries", figures.stream().map(LabCrashCommand::json).toList());
    return LabOutput.json(json);
  }

  private static Map<String, Object> json(LibraryFigures library) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", library.name());
    json.put("methods", library.methods());
    json.put("explored", library.explored());
    json.put("withoutRecipe", library.withoutRecipe());
    json.put("lines", library.lines());
    json.put("confirmedLines", library.confirmedLines());
    json.put("lineShare", library.lineShare());
    json.put("errorStates", library.errorStates());
    json.put("confirmed", library.confirmed());
    json.put("share", library.share());
    json.put("defects", library.defects());
    json.put("preconditions", library.preconditions());
    json.put("states", json(library.states()));
    json.put("endings", json(library.endings()));
    json.put("seconds", library.seconds());
    json.put("load", library.load());
    library.check().ifPresent(run -> json.put("maven", json(run)));
    return json;
  }

  private static Map<String, Object> json(Map<StateEnding, Long> counts) {
    var json = new LinkedHashMap<String, Object>();
    counts.forEach((row, states) -> json.put(row.text(), states));
    return json;
  }

  static Map<String, Object> json(PlainRun run) {
    var json = new LinkedHashMap<String, Object>();
    json.put("compiled", run.compiled());
    json.put("tests", run.tests());
    json.put("failed", run.failed());
    json.put("output", run.output());
    return json;
  }
}
