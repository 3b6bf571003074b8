package dev.quarry.engine.explore;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.engine.forward.ConditionCheck;
import dev.quarry.expr.Model;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Prediction;
import java.io.IOException;

/** Makes a run and lets everybody know what it did. */
final class Runner {
  private final ExecutionTree tree;
  private final WorkerPool workers;
  private final ConditionCheck check;
  private final Findings findings;
  private final RunWatch watch;
  private final StopClock stop;

  Runner(
      ExecutionTree tree,
      WorkerPool workers,
      ConditionCheck check,
      Findings findings,
      RunWatch watch,
      StopClock stop) {
    this.tree = tree;
    this.workers = workers;
    this.check = check;
    this.findings = findings;
    this.watch = watch;
    this.stop = stop;
  }

  /** Whether the run took a path that nobody knew. */
  boolean run(Prediction prediction, Model input) throws IOException, InterruptedException {
    RunReport report = check.check(report(prediction.request(input)));
    CoverageGain gain = findings.cover(report);
    Merged merged = tree.merge(prediction, report, gain);
    boolean isNew = findings.add(report, merged, gain);
    if (watch.isEnough(report)) {
      stop.end();
    }
    return isNew;
  }

  /**
   * A worker tries a run again whose process was killed from outside. If that one is killed, too,
   * the way the run is for would be lost, though nothing is wrong with it: another worker gets it.
   */
  private RunReport report(RunRequest request) throws IOException, InterruptedException {
    RunReport report = workers.run(request);
    return report.ending().kind() == Ending.Kind.WORKER_LOST ? workers.run(request) : report;
  }
}
