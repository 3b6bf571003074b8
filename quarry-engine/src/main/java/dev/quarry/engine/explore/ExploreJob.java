package dev.quarry.engine.explore;

import dev.quarry.expr.Model;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Frontier;
import dev.quarry.search.tree.Prediction;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** What each thread of an exploration does until nothing is left. */
final class ExploreJob {
  private static final int NAP_MILLIS = 1;
  private static final long PROGRESS_NANOS = 100_000_000;

  private final ExecutionTree tree;
  private final Runner runner;
  private final SolveAndRun pick;
  private final Findings findings;
  private final StopClock stop;
  private final ExploreProgress progress;
  private final AtomicBoolean begun;
  private final AtomicLong lastTold = new AtomicLong(System.nanoTime());
  private volatile boolean firstRunIsMerged;

  /**
   * @param isBegun whether the tree has its first run
   */
  ExploreJob(
      ExecutionTree tree,
      Runner runner,
      SolveAndRun pick,
      Findings findings,
      StopClock stop,
      ExploreProgress progress,
      boolean isBegun) {
    this.tree = tree;
    this.runner = runner;
    this.pick = pick;
    this.findings = findings;
    this.stop = stop;
    this.progress = progress;
    this.begun = new AtomicBoolean(isBegun);
    this.firstRunIsMerged = isBegun;
  }

  void work() throws IOException, InterruptedException {
    if (begun.compareAndSet(false, true) && stop.admitsFirstRun()) {
      runner.run(Prediction.NONE, Model.EMPTY);
      firstRunIsMerged = true;
    }
    while (!stop.isOver()) {
      Optional<Frontier> way = tree.take();
      if (way.isPresent()) {
        pick.follow(way.get());
        tell();
      } else if (firstRunIsMerged && tree.counts().inFlight() == 0) {
        return;
      } else {
        Thread.sleep(NAP_MILLIS);
      }
    }
  }

  /** Progress is for people: now and then is enough. */
  private void tell() {
    long now = System.nanoTime();
    long last = lastTold.get();
    if (now - last > PROGRESS_NANOS && lastTold.compareAndSet(last, now)) {
      progress.ran(findings.runs(), tree.counts().open(), findings.branches());
    }
  }
}
