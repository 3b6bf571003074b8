package dev.quarry.lab.suite;

import dev.quarry.engine.Session;
import dev.quarry.engine.cover.CoverOptions;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.cover.Selection;
import dev.quarry.engine.cover.Strategies;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.jacoco.ReportedBranches;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.lab.plain.PlainProject;
import dev.quarry.lab.plain.PlainRun;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Covers whole libraries and has Maven and JaCoCo check what was written. */
public final class SuiteExperiment {
  private static final Duration LONG = Duration.ofDays(1);

  private final SuiteSettings settings;

  public SuiteExperiment(SuiteSettings settings) {
    this.settings = settings;
  }

  /**
   * Covers one library after the other.
   *
   * @param progress told where it is
   * @throws IOException if processes or places for files can't be had, or there is no Maven
   * @throws dev.quarry.program.ProgramException if a library can't be read
   */
  public List<SuiteFigures> measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    List<SuiteFigures> figures = new ArrayList<>();
    for (Path library : settings.libraries()) {
      figures.add(measure(library, progress));
    }
    return figures;
  }

  private SuiteFigures measure(Path library, Consumer<String> progress)
      throws IOException, InterruptedException {
    String name = name(library);
    PlainProject project = new PlainProject(settings.output().resolve(name));
    project.clear();
    CoverResult result = cover(name, options(library, project.tests()), progress);
    progress.accept(name + ": Maven");
    PlainRun run = project.measure(library, settings.classPath());
    Map<String, Count> reported =
        Files.exists(project.report()) ? ReportedBranches.in(project.report()) : Map.of();
    return SuiteFigures.of(name, result, run, reported);
  }

  private static String name(Path library) {
    Path file = library.toAbsolutePath().normalize().getFileName();
    return file == null ? "library" : file.toString().replaceFirst("\\.jar$", "");
  }

  private CoverResult cover(String name, CoverOptions options, Consumer<String> progress)
      throws IOException, InterruptedException {
    SolverOptions solver =
        SolverOptions.defaults().withJobs(settings.jobs()).withSeed(settings.seed());
    try (Session session = Session.open(solver)) {
      return session.cover(
          options,
          at ->
              progress.accept(
                  "%s: %d/%d classes, %d/%d branches"
                      .formatted(
                          name, at.classes(), at.allClasses(), at.covered(), at.branches())));
    }
  }

  private CoverOptions options(Path library, Path tests) {
    List<Path> path = new ArrayList<>(List.of(library));
    path.addAll(settings.classPath());
    return new CoverOptions(
        Setting.of(path).withJobs(settings.jobs()).withSeed(settings.seed()),
        ScopeOptions.of(Visibility.PACKAGE, library.toString()),
        Selection.ALL,
        Strategies.GREEDY,
        settings.limits(),
        LONG,
        TestOutput.in(tests),
        Set.of());
  }
}
