package dev.quarry.lab.coverage;

import dev.quarry.engine.Session;
import dev.quarry.engine.cover.ClassCoverage;
import dev.quarry.engine.cover.CoverLimits;
import dev.quarry.engine.cover.CoverOptions;
import dev.quarry.engine.cover.CoverProgress;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.cover.Selection;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Lets every strategy cover every class. */
public final class CoverageExperiment {
  private static final Duration LONG = Duration.ofDays(1);

  private final CoverageSettings settings;
  private final List<String> failures = Collections.synchronizedList(new ArrayList<>());

  public CoverageExperiment(CoverageSettings settings) {
    this.settings = settings;
  }

  /** A run that is to be made, unless it is known. */
  private record Job(CoverageSubject subject, String strategy, long seed) {
    @Override
    public String toString() {
      return "seed %d: %s, %s".formatted(seed, subject.name(), strategy);
    }
  }

  /**
   * Makes the runs that are not known yet; one that fails is left out, see {@link #failures}.
   *
   * @param progress told which run begins
   * @throws IOException if runs can't be kept
   */
  public List<CoverageRun> measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    RunFile known = RunFile.in(settings.output());
    try (Crew<Consumer<String>> crew = new Crew<>(settings.jobs(), () -> progress, one -> {})) {
      return crew.each(jobs(), (told, job) -> attempt(job, known, told)).stream()
          .flatMap(Optional::stream)
          .toList();
    }
  }

  /** Sentences about runs that were not made. */
  public List<String> failures() {
    return List.copyOf(failures);
  }

  /** Seed by seed, so that an experiment that is stopped has something of everything. */
  private List<Job> jobs() {
    List<Job> jobs = new ArrayList<>();
    for (long seed = 1; seed <= settings.seeds(); seed++) {
      for (CoverageSubject subject : settings.subjects()) {
        for (String strategy : settings.strategies()) {
          jobs.add(new Job(subject, strategy, seed));
        }
      }
    }
    return jobs;
  }

  private Optional<CoverageRun> attempt(Job job, RunFile known, Consumer<String> progress)
      throws InterruptedException {
    try {
      return Optional.of(find(job, known, progress));
    } catch (IOException | RuntimeException e) {
      failures.add(job + ": " + e);
      return Optional.empty();
    }
  }

  private CoverageRun find(Job job, RunFile known, Consumer<String> progress)
      throws IOException, InterruptedException {
    Optional<CoverageRun> earlier =
        known.find(job.subject().name(), job.strategy(), job.seed(), settings.budget().toMillis());
    if (earlier.isPresent()) {
      return earlier.get();
    }
    progress.accept(job.toString());
    CoverageRun run = run(job);
    known.add(run);
    return run;
  }

  /** A session for each run: what one leaves behind is no help to the next. */
  private CoverageRun run(Job job) throws IOException, InterruptedException {
    try (Session session = Session.open(SolverOptions.defaults().withSeed(job.seed()))) {
      CoverResult result = session.cover(options(job), CoverProgress.NONE);
      ClassCoverage type = result.classes().get(0);
      return new CoverageRun(
          job.subject().name(),
          job.subject().kind().text(),
          job.strategy(),
          job.seed(),
          settings.budget().toMillis(),
          type.branches().total(),
          type.effort().deciding(),
          type.effort().states(),
          type.curve());
    }
  }

  private CoverOptions options(Job job) {
    return new CoverOptions(
        Setting.of(job.subject().classPath()).withSeed(job.seed()),
        ScopeOptions.of(Visibility.PACKAGE, job.subject().name()),
        Selection.ALL,
        job.strategy(),
        CoverLimits.DEFAULT.withBudget(settings.budget()),
        LONG,
        TestOutput.in(settings.output()),
        Set.of(CoverOptions.Extra.NO_SUITE));
  }
}
