package dev.quarry.engine.explore;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.expr.Model;
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

  Runner(ExecutionTree tree, WorkerPool workers, ConditionCheck check, Findings findings) {
    this.tree = tree;
    this.workers = workers;
    this.check = check;
    this.findings = findings;
  }

  void run(Prediction prediction, Model input) throws IOException, InterruptedException {
    RunReport report = check.check(workers.run(prediction.request(input)));
    Merged merged = tree.merge(prediction, report, findings.cover(report));
    findings.add(report, merged);
  }
}
