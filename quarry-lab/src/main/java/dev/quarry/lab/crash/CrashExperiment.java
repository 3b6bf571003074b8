package dev.quarry.lab.crash;

import dev.quarry.engine.Session;
import dev.quarry.engine.crash.CrashOptions;
import dev.quarry.engine.crash.CrashProgress;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.MethodLimits;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.lab.plain.PlainProject;
import dev.quarry.lab.plain.PlainRun;
import dev.quarry.lab.report.LoadAverage;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Hunts in whole libraries, unattended, and counts what came of it. */
public final class CrashExperiment {
  private static final Duration LONG = Duration.ofDays(1);
  private static final long SEED = 1;

  private final CrashSettings settings;
  private final Results results;

  /** Is given what was found in a library as soon as it is known. */
  @FunctionalInterface
  public interface Results {
    /**
     * @param library its directory in the output
     */
    void found(Path library, CrashResult result) throws IOException;
  }

  /**
   * @param results is told about each library
   */
  public CrashExperiment(CrashSettings settings, Results results) {
    this.settings = settings;
    this.results = results;
  }

  /**
   * Hunts in one library after the other.
   *
   * @param progress told where it is
   * @throws IOException if processes or places for files can't be had
   * @throws dev.quarry.program.ProgramException if a library can't be read
   */
  public List<LibraryFigures> measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    List<LibraryFigures> figures = new ArrayList<>();
    for (Path library : settings.libraries()) {
      figures.add(measure(library, progress));
    }
    return figures;
  }

  private LibraryFigures measure(Path library, Consumer<String> progress)
      throws IOException, InterruptedException {
    String name = name(library);
    Path directory = settings.output().resolve(name);
    PlainProject project = new PlainProject(directory);
    project.clear();
    double before = LoadAverage.now();
    CrashResult result =
        hunt(
            options(library, project.tests()),
            (methods, total, findings) ->
                progress.accept(
                    "%s: %d/%d methods, %d findings".formatted(name, methods, total, findings)));
    List<Double> load = List.of(before, LoadAverage.now());
    results.found(directory, result);
    progress.accept(name + ": Maven");
    return LibraryFigures.of(name, result, load, check(project, library, result));
  }

  private static String name(Path library) {
    Path file = library.toAbsolutePath().normalize().getFileName();
    return file == null ? "library" : file.toString().replaceFirst("\\.jar$", "");
  }

  /** A session for each library: what one leaves behind is no help to the next. */
  private CrashResult hunt(CrashOptions options, CrashProgress progress)
      throws IOException, InterruptedException {
    SolverOptions solver = SolverOptions.defaults().withJobs(settings.jobs()).withSeed(SEED);
    try (Session session = Session.open(solver)) {
      return session.crash(options, progress);
    }
  }

  private CrashOptions options(Path library, Path tests) {
    return new CrashOptions(
        Setting.of(settings.classPathOf(library)).withJobs(settings.jobs()).withSeed(SEED),
        ScopeOptions.of(library.toString()),
        MethodLimits.DEFAULT.withBudget(settings.budget()),
        LONG,
        TestOutput.in(tests));
  }

  private Optional<PlainRun> check(PlainProject project, Path library, CrashResult result)
      throws IOException, InterruptedException {
    return settings.check() == CrashSettings.Check.NONE || result.findings().isEmpty()
        ? Optional.empty()
        : Optional.of(project.run(settings.classPathOf(library)));
  }
}
