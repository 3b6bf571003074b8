package dev.quarry.lab.coverage;

import dev.quarry.engine.Session;
import dev.quarry.engine.cover.ClassCoverage;
import dev.quarry.engine.cover.CoverLimits;
import dev.quarry.engine.cover.CoverOptions;
import dev.quarry.engine.cover.CoverProgress;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.crash.ScopeOptions;
import dev.quarry.solver.SolverOptions;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Lets every strategy cover every class, one run at a time. */
public final class CoverageExperiment {
  private static final Duration LONG = Duration.ofDays(1);

  private final CoverageSettings settings;

  public CoverageExperiment(CoverageSettings settings) {
    this.settings = settings;
  }

  /**
   * Makes the runs that are not known yet.
   *
   * @param progress told which run begins
   * @throws IOException if processes or places for files can't be had
   * @throws dev.quarry.program.ProgramException if a class can't be read
   */
  public List<CoverageRun> measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    RunFile known = RunFile.in(settings.output());
    List<CoverageRun> runs = new ArrayList<>();
    long millis = settings.budget().toMillis();
    // Seed by seed, so that an experiment that is stopped has something of everything.
    for (long seed = 1; seed <= settings.seeds(); seed++) {
      for (CoverageSubject subject : settings.subjects()) {
        for (String strategy : settings.strategies()) {
          Optional<CoverageRun> earlier = known.find(subject.name(), strategy, seed, millis);
          if (earlier.isEmpty()) {
            progress.accept("seed %d: %s, %s".formatted(seed, subject.name(), strategy));
            earlier = Optional.of(run(subject, strategy, seed));
            known.add(earlier.get());
          }
          runs.add(earlier.get());
        }
      }
    }
    return runs;
  }

  /** A session for each run: what one leaves behind is no help to the next. */
  private CoverageRun run(CoverageSubject subject, String strategy, long seed)
      throws IOException, InterruptedException {
    try (Session session = Session.open(SolverOptions.defaults().withSeed(seed))) {
      CoverResult result = session.cover(options(subject, strategy, seed), CoverProgress.NONE);
      ClassCoverage type = result.classes().get(0);
      double seconds = type.effort().seconds();
      return new CoverageRun(
          subject.name(),
          subject.kind().text(),
          strategy,
          seed,
          settings.budget().toMillis(),
          type.branches().total(),
          seconds == 0 ? 0 : type.effort().decisionSeconds() / seconds,
          type.curve());
    }
  }

  private CoverOptions options(CoverageSubject subject, String strategy, long seed) {
    return new CoverOptions(
        subject.classPath(),
        ScopeOptions.of(subject.name()),
        strategy,
        CoverLimits.DEFAULT.withBudget(settings.budget()),
        LONG,
        1,
        seed,
        List.of(),
        Framework.JUNIT5,
        settings.output(),
        Optional.empty(),
        Optional.empty(),
        Set.of(CoverOptions.Extra.NO_SUITE));
  }
}
