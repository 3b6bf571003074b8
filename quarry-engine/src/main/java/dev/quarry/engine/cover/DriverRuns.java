package dev.quarry.engine.cover;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.BatchStart;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.Model;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Has a worker run drivers. For one thread. */
final class DriverRuns {
  private final Workers workers;
  private final ExploreOptions options;
  private final Costs costs;
  private final Duration loadingTime;
  private @Nullable Approach current;
  private @Nullable WorkerPool pool;
  private boolean isFirst = true;

  /**
   * @param options limits of runs, with the class path of program and drivers
   * @param runTime how long a run may take
   * @param loading how long a run took that loaded classes
   */
  DriverRuns(
      Workers workers, ExploreOptions options, Duration runTime, Duration loading, Costs costs) {
    this.workers = workers;
    this.options = options;
    this.costs = costs;
    this.loadingTime = runTime.plus(loading);
  }

  /** Whether the worker is ready for a driver. */
  boolean isAt(Approach approach) {
    return current == approach;
  }

  /** Makes a run; if no worker can, the driver is given up. */
  RunReport run(Approach approach, RunRequest request) throws InterruptedException {
    try {
      WorkerPool ready = enter(approach);
      RunReport report = run(ready, request, isFirst || !approach.isRun());
      isFirst = isLost(report);
      return report.ending().kind() == Ending.Kind.WORKER_LOST ? run(ready, request, true) : report;
    } catch (IOException e) {
      giveUp(approach, e);
      Ending ending = Ending.of(Ending.Kind.INTERNAL_ERROR, approach.obstacle());
      return new RunReport(
          request.input(), 0, List.of(), ending, CoveredProbes.NONE, List.of(), "", 0);
    }
  }

  /** A run that loads and rewrites classes takes longer than others. */
  private RunReport run(WorkerPool ready, RunRequest request, boolean isLoading)
      throws IOException, InterruptedException {
    return isLoading ? ready.use(worker -> worker.run(request, loadingTime)) : ready.run(request);
  }

  /** Whether the next run will be by another process. */
  private static boolean isLost(RunReport report) {
    return report.ending().kind() == Ending.Kind.TIMED_OUT
        || report.ending().kind() == Ending.Kind.WORKER_LOST;
  }

  /**
   * Makes many runs, until one takes too long or ends the process, or all of them take too long; if
   * no worker can make any, the driver is given up.
   */
  BatchStart batch(Approach approach, InputRows rows) throws InterruptedException {
    return batch(approach, rows, Listing.NOTABLE);
  }

  private BatchStart batch(Approach approach, InputRows rows, Listing listing)
      throws InterruptedException {
    try {
      return enter(approach).batchUntilLoss(rows, listing, costs.longBatch());
    } catch (IOException e) {
      giveUp(approach, e);
      return new BatchStart(new BatchReport(0, List.of()), false);
    }
  }

  /** Makes a run for its coverage alone; empty if it takes too long or ends the process. */
  Optional<ListedRun> cover(Approach approach, Model input) throws InterruptedException {
    InputRows row = InputRows.of(List.of(input));
    return batch(approach, row, Listing.WHOLE).report().listed().stream().findFirst();
  }

  private void giveUp(Approach approach, IOException e) {
    approach.giveUp(String.valueOf(e.getMessage()));
    current = null;
    pool = null;
  }

  /** Has the worker turn to a driver; if none can, the driver is given up. */
  void turnTo(Approach approach) {
    try {
      enter(approach);
    } catch (IOException e) {
      giveUp(approach, e);
    }
  }

  private WorkerPool enter(Approach approach) throws IOException {
    WorkerPool ready = pool;
    if (ready != null && isAt(approach)) {
      return ready;
    }
    long start = System.nanoTime();
    boolean isStarting = current == null;
    current = null;
    ready = workers.of(options.workerOptions(approach.driver().entry()), 1);
    if (!isStarting) {
      // The first time, a process is started.
      costs.observeEntering((System.nanoTime() - start) / 1e9);
    }
    current = approach;
    pool = ready;
    return ready;
  }
}
