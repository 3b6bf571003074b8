package dev.quarry.engine.cover;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.Workers;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Has a worker run drivers. For one thread. */
final class DriverRuns {
  private final Workers workers;
  private final ExploreOptions options;
  private final Costs costs;
  private @Nullable Approach current;
  private @Nullable WorkerPool pool;

  /**
   * @param options limits of runs, with the class path of program and drivers
   */
  DriverRuns(Workers workers, ExploreOptions options, Costs costs) {
    this.workers = workers;
    this.options = options;
    this.costs = costs;
  }

  /** Whether the worker is ready for a driver. */
  boolean isAt(Approach approach) {
    return current == approach;
  }

  /** Makes a run; if no worker can, the driver is given up. */
  RunReport run(Approach approach, RunRequest request) throws InterruptedException {
    try {
      WorkerPool ready = enter(approach);
      RunReport report = ready.run(request);
      return report.ending().kind() == Ending.Kind.WORKER_LOST ? ready.run(request) : report;
    } catch (IOException e) {
      giveUp(approach, e);
      Ending ending = Ending.of(Ending.Kind.INTERNAL_ERROR, approach.obstacle());
      return new RunReport(
          request.input(), 0, List.of(), ending, CoveredProbes.NONE, List.of(), "", 0);
    }
  }

  /** Makes many runs; if no worker can, none, and the driver is given up. */
  BatchReport batch(Approach approach, InputRows rows) throws InterruptedException {
    try {
      return enter(approach).batch(rows, Listing.NOTABLE);
    } catch (IOException e) {
      giveUp(approach, e);
      return new BatchReport(0, List.of());
    }
  }

  private void giveUp(Approach approach, IOException e) {
    approach.giveUp(String.valueOf(e.getMessage()));
    current = null;
    pool = null;
  }

  private WorkerPool enter(Approach approach) throws IOException {
    WorkerPool ready = pool;
    if (ready != null && isAt(approach)) {
      return ready;
    }
    long start = System.nanoTime();
    boolean isFirst = current == null;
    current = null;
    ready = workers.of(options.workerOptions(approach.driver().entry()), 1);
    if (!isFirst) {
      // The first time, a process is started.
      costs.observeEntering((System.nanoTime() - start) / 1e9);
    }
    current = approach;
    pool = ready;
    return ready;
  }
}
