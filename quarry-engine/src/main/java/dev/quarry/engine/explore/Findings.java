package dev.quarry.engine.explore;

import dev.quarry.concolic.RunReport;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.forward.CaughtErrors;
import dev.quarry.engine.forward.EndingAssumptions;
import dev.quarry.engine.forward.SingleCalls;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.TreeCounts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Collects what runs found. Safe for several threads. */
final class Findings {
  private final CoverageTally tally;
  private final List<ExploredPath> paths = new ArrayList<>();
  private final Location entry;
  private final CaughtErrors caught;
  private final Ledger ledger = new Ledger();
  private int runs;
  private int divergences;
  private long solverNanos;

  Findings(CoverageTally tally, MethodId entry, Program program) {
    this.tally = tally;
    this.caught = new CaughtErrors(program);
    this.entry = new Location(entry, 0);
    ledger.addAll(SingleCalls.of(List.of(entry)));
  }

  /** Counts what a run executed. */
  CoverageGain cover(RunReport report) {
    return tally.add(report.coverage());
  }

  /** Whether the run took a path that nobody knew, or did something else on one that is known. */
  synchronized boolean add(RunReport report, Merged merged, CoverageGain gain) {
    runs++;
    ledger.addAll(report.assumptions());
    ledger.addAll(caught.of(report.coverage()));
    EndingAssumptions.of(report, entry).ifPresent(ledger::add);
    divergences += merged.divergence().isPresent() ? 1 : 0;
    // What the tree does not follow may still make a difference.
    boolean isNew = merged.isNew() || gain.outcomes() > 0;
    if (isNew) {
      paths.add(new ExploredPath(report.input(), report.ending()));
    }
    return isNew;
  }

  synchronized void solved(long nanos) {
    solverNanos += nanos;
  }

  synchronized int runs() {
    return runs;
  }

  Count branches() {
    return tally.branches();
  }

  synchronized ExploreResult result(TreeCounts tree, StopClock stop, SourcePlaces places) {
    Ledger now = ledger(tree, stop);
    return new ExploreResult(
        entry.method(),
        runs,
        paths,
        tally.branches(),
        tally.lines(),
        tally.branches(entry.method()),
        divergences,
        now,
        now.all().stream().map(places::reason).distinct().toList(),
        stop.elapsed(),
        Duration.ofNanos(solverNanos),
        tree);
  }

  /** What was assumed until now; settled if no way is left. */
  private Ledger ledger(TreeCounts tree, StopClock stop) {
    Ledger now = new Ledger();
    now.addAll(ledger.all());
    if (runs > 0 && tree.open() + tree.inFlight() == 0) {
      now.settle();
    } else {
      String left = "%d ways are left".formatted(tree.open() + tree.inFlight());
      now.add(
          AssumptionCode.TIME_UP,
          entry,
          stop.reached().map(limit -> limit + ", " + left).orElse(left));
    }
    tree.undecided()
        .forEach((why, count) -> now.add(AssumptionCode.UNDECIDED_CONDITION, entry, why));
    tree.bounded().forEach((limit, count) -> now.add(AssumptionCode.PATH_BOUND, entry, limit));
    if (divergences > 0) {
      now.add(AssumptionCode.DIVERGED, entry, Integer.toString(divergences));
    }
    return now;
  }
}
