package dev.quarry.engine.explore;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.condition.JavaCondition;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.forward.Followed;
import dev.quarry.engine.forward.MadeRun;
import dev.quarry.engine.forward.RunLedger;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.engine.schedule.SearchClock;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.tree.TreeCounts;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects what runs of an entry found. Safe for several threads. */
final class Findings {
  private final MethodId entry;
  private final CoverageTally tally;
  private final RunLedger ledger;
  private final RunWatch watch;
  private final SourcePlaces places;
  private final List<ExploredPath> paths = new ArrayList<>();
  private final Set<Thrown> thrown = new HashSet<>();
  private final TakenPaths taken;
  private final JavaCondition java;
  private Duration solving = Duration.ZERO;

  /** What escaped, and from where. */
  private record Thrown(String exception, String place) {}

  /**
   * @param tally what runs execute is added to it
   * @param watch may end the exploration
   * @param taken takes paths
   */
  Findings(Subject subject, MethodId entry, CoverageTally tally, RunWatch watch, TakenPaths taken) {
    this.entry = entry;
    this.tally = tally;
    this.ledger = new RunLedger(entry, subject);
    this.watch = watch;
    this.taken = taken;
    this.java = JavaCondition.over(entry, subject.program());
    this.places = new SourcePlaces(subject.program());
  }

  /** What came of a way. */
  void add(Followed followed, SearchClock clock) throws IOException, InterruptedException {
    synchronized (this) {
      solving = solving.plus(followed.solving());
    }
    if (followed.run().isPresent()) {
      add(followed.run().get(), clock);
    }
  }

  /**
   * Whether the run took a path that nobody knew, or did something else on one that is known.
   *
   * @param clock is ended if somebody has seen enough
   */
  boolean add(MadeRun run, SearchClock clock) throws IOException, InterruptedException {
    ledger.add(run);
    boolean isNew = keep(run);
    if (watch.isEnough(run.report())) {
      clock.end();
    }
    return isNew;
  }

  private synchronized boolean keep(MadeRun run) {
    Ending ending = run.report().ending();
    // Where something is not followed, the same path may end with another exception.
    boolean isFirst =
        ending.kind() == Ending.Kind.THREW
            && thrown.add(new Thrown(ending.exception(), ending.place()));
    boolean isNew = run.isNew() || isFirst;
    if (isNew) {
      taken.add(paths.size(), run.merged().visited());
      paths.add(new ExploredPath(run.report().input(), ending));
    }
    return isNew;
  }

  int runs() {
    return ledger.runs();
  }

  Count branches() {
    return tally.branches();
  }

  /** Whether every path was taken, as far as that can be said. */
  boolean isExhausted(TreeCounts tree, SearchClock clock) {
    return ledger.now(tree, clock.reached()).proof().isPresent();
  }

  synchronized ExploreResult result(TreeCounts tree, SearchClock clock) {
    Ledger now = ledger.now(tree, clock.reached());
    return new ExploreResult(
        entry,
        ledger.runs(),
        paths,
        taken.decisions(places, java),
        tally.branches(),
        tally.lines(),
        tally.branches(entry),
        ledger.divergences(),
        now,
        now.all().stream().map(places::reason).distinct().toList(),
        clock.elapsed(),
        solving,
        tree);
  }
}
