package dev.quarry.lab.specifications;

import dev.quarry.engine.Session;
import dev.quarry.engine.check.CheckOptions;
import dev.quarry.engine.check.CheckProgress;
import dev.quarry.engine.check.SpecificationReport;
import dev.quarry.engine.check.Verdict;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.tools.ToolProvider;

/** Searches for the same violations with several searchers, by turns, with the same seeds. */
public final class SpecificationsExperiment {
  private final SpecificationsSettings settings;

  public SpecificationsExperiment(SpecificationsSettings settings) {
    this.settings = settings;
  }

  /** All searches, program by program. */
  public List<ViolationRun> measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    List<ViolatingProgram> programs =
        ViolatingProgram.in(settings.programs()).stream()
            .filter(program -> program.name().contains(settings.only()))
            .toList();
    Path classes = compile(programs);
    List<ViolationRun> runs = new ArrayList<>();
    for (ViolatingProgram program : programs) {
      for (long seed = 1; seed <= settings.seeds(); seed++) {
        for (String searcher : settings.searchers()) {
          progress.accept("%s, %s, seed %d…".formatted(program.name(), searcher, seed));
          ViolationRun run = measure(program, searcher, seed, classes);
          progress.accept(
              "%s, %s, seed %d: %s after %d runs"
                  .formatted(
                      program.name(), searcher, seed, run.isFound() ? "found" : "not", run.runs()));
          runs.add(run);
        }
      }
    }
    return runs;
  }

  private Path compile(List<ViolatingProgram> programs) throws IOException {
    Path classes = Files.createDirectories(settings.work().resolve("classes"));
    List<String> arguments = new ArrayList<>(List.of("-g", "-d", classes.toString()));
    programs.forEach(program -> arguments.add(program.source().toString()));
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))
        != 0) {
      throw new IOException("The programs can't be compiled.");
    }
    return classes;
  }

  /** Nothing that one search learns is there for the next. */
  private ViolationRun measure(ViolatingProgram program, String searcher, long seed, Path classes)
      throws IOException, InterruptedException {
    CheckOptions.Search search =
        CheckOptions.Search.of(settings.calls(), settings.budget())
            .withSearcher(searcher)
            .withMaxRuns(settings.maxRuns());
    CheckOptions options =
        new CheckOptions(
            Setting.of(List.of(classes)).withSeed(seed),
            ScopeOptions.of(program.name()),
            List.of(program.specification()),
            search,
            TestOutput.in(settings.work().resolve("tests")));
    try (Session session = Session.open(SolverOptions.defaults())) {
      SpecificationReport report = session.check(options, CheckProgress.NONE).reports().get(0);
      return new ViolationRun(
          program.name(),
          searcher,
          seed,
          report.verdict() == Verdict.VIOLATED,
          report.runs(),
          report.time().toMillis() / 1e3);
    }
  }
}
