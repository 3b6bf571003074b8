package dev.quarry.engine.explore;

import dev.quarry.concolic.RunReport;
import dev.quarry.engine.forward.ForwardStep;
import dev.quarry.engine.jobs.Crew;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.search.tree.Way;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Takes all paths of an entry, in an order that does not depend on how many threads there are, nor
 * on how fast they are. One thread takes ways, solves for them and takes runs in, always in the
 * same order; only the runs of a few ways, always as many, are made at the same time.
 */
final class PathsInOrder {
  /** How many ways are solved for before the first of their runs is taken in. */
  private static final int AHEAD = 4;

  private final ForwardStep step;
  private final EntryRuns runs;
  private final Findings findings;
  private final Optional<RandomPaths> random;
  private final SearchClock clock;
  private final ExploreProgress progress;

  PathsInOrder(
      ForwardStep step,
      EntryRuns runs,
      Findings findings,
      Optional<RandomPaths> random,
      SearchClock clock,
      ExploreProgress progress) {
    this.step = step;
    this.runs = runs;
    this.findings = findings;
    this.random = random;
    this.clock = clock;
    this.progress = progress;
  }

  /**
   * Works until there is nothing left to do, or the clock says that it is enough.
   *
   * @param jobs how many runs are made at a time, at most
   */
  void run(int jobs) throws IOException, InterruptedException {
    EntryRuns quiet = runs.uncounted();
    try (Crew<EntryRuns> crew = new Crew<>(jobs, () -> quiet, member -> {})) {
      boolean goesOn = true;
      while (goesOn && !clock.isOver()) {
        boolean isDue = random.filter(paths -> paths.isDue(clock)).isPresent();
        goesOn = isDue ? lookAround() : follow(crew) || lookAroundAtLast();
        progress.ran(findings.runs(), step.counts().open(), findings.branches());
      }
    }
  }

  /** Whether there was anything to follow. */
  private boolean follow(Crew<EntryRuns> crew) throws IOException, InterruptedException {
    List<ForwardStep.Attempt> attempts = new ArrayList<>();
    boolean isAny = false;
    while (attempts.size() < AHEAD && !clock.isOver()) {
      Optional<Way> way = step.take();
      if (way.isEmpty()) {
        break;
      }
      isAny = true;
      ForwardStep.Solved solved = step.solve(way.get(), clock);
      if (solved.attempt().isPresent()) {
        attempts.add(solved.attempt().get());
      } else {
        findings.add(solved.followed(), clock);
      }
    }
    List<RunReport> reports =
        crew.<ForwardStep.Attempt, RunReport, IOException>each(
            attempts, (member, attempt) -> step.make(member::run, attempt));
    for (int i = 0; i < reports.size(); i++) {
      clock.clock().worked(EntryRuns.RUN);
      findings.add(step.take(attempts.get(i), reports.get(i)), clock);
    }
    return isAny;
  }

  private boolean lookAroundAtLast() throws IOException, InterruptedException {
    return random.filter(RandomPaths::isOpen).isPresent()
        && !findings.isExhausted(step.counts(), clock)
        && lookAround();
  }

  private boolean lookAround() throws IOException, InterruptedException {
    random.orElseThrow().look(step, runs, findings, clock);
    return true;
  }
}
