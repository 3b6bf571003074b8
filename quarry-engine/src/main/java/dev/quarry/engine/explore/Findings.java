package dev.quarry.engine.explore;

import dev.quarry.concolic.Approximation;
import dev.quarry.concolic.RunReport;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.program.MethodId;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.TreeCounts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what runs found. Safe for several threads. */
final class Findings {
  private final CoverageTally tally;
  private final List<ExploredPath> paths = new ArrayList<>();
  private final Set<Approximation> losses = new LinkedHashSet<>();
  private int runs;
  private int divergences;
  private long solverNanos;

  Findings(CoverageTally tally) {
    this.tally = tally;
  }

  /** Counts what a run executed. */
  CoverageGain cover(RunReport report) {
    return tally.add(report.coverage());
  }

  synchronized void add(RunReport report, Merged merged) {
    runs++;
    losses.addAll(report.approximations());
    divergences += merged.divergence().isPresent() ? 1 : 0;
    if (merged.isNew()) {
      paths.add(new ExploredPath(report.input(), report.ending()));
    }
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

  synchronized ExploreResult result(
      MethodId entry, TreeCounts tree, StopClock stop, Places places) {
    return new ExploreResult(
        entry,
        runs,
        paths,
        tally.branches(),
        tally.lines(),
        tally.branches(entry),
        divergences,
        losses.stream().map(loss -> new Loss(loss.what(), places.of(loss.location()))).toList(),
        openReasons(tree, stop),
        stop.elapsed(),
        Duration.ofNanos(solverNanos),
        tree);
  }

  private List<String> openReasons(TreeCounts tree, StopClock stop) {
    List<String> reasons = new ArrayList<>();
    if (tree.open() + tree.inFlight() > 0) {
      stop.reached().ifPresent(reasons::add);
    }
    tree.incompleteness().forEach((reason, count) -> reasons.add(reason + " (" + count + ")"));
    if (!losses.isEmpty()) {
      reasons.add("approximated (" + losses.size() + ")");
    }
    if (divergences > 0) {
      reasons.add("diverged (" + divergences + ")");
    }
    return reasons;
  }
}
