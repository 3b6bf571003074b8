package dev.quarry.engine.cover;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.BatchStart;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.run.RunService;
import dev.quarry.expr.Model;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs of drivers: knows which driver the worker is at, and what turning to another costs. */
final class DriverRuns {
  private final RunService service;
  private final ActionCosts costs;

  private @Nullable DriverState current;
  private @Nullable EntryRuns runs;

  DriverRuns(RunService service, ActionCosts costs) {
    this.service = service;
    this.costs = costs;
  }

  /** Whether the worker is ready for a driver. */
  boolean isAt(DriverState approach) {
    return current == approach;
  }

  /** Makes a run. */
  RunReport run(DriverState approach, RunRequest request) throws IOException, InterruptedException {
    return enter(approach).run(request);
  }

  /**
   * Makes many runs, until one takes too long or ends the process, or all of them take too long; if
   * no worker can make any, the driver is given up.
   */
  BatchStart batch(DriverState approach, InputRows rows) throws InterruptedException {
    return batch(approach, rows, Listing.NOTABLE);
  }

  private BatchStart batch(DriverState approach, InputRows rows, Listing listing)
      throws InterruptedException {
    try {
      return enter(approach).batch(rows, listing, costs.longBatch());
    } catch (IOException e) {
      giveUp(approach, e);
      return new BatchStart(new BatchReport(0, List.of()), false);
    }
  }

  /** Makes a run for its coverage alone; empty if it takes too long or ends the process. */
  Optional<ListedRun> cover(DriverState approach, Model input) throws InterruptedException {
    InputRows row = InputRows.of(List.of(input));
    return batch(approach, row, Listing.WHOLE).report().listed().stream().findFirst();
  }

  /** No worker can run a driver. */
  void giveUp(DriverState approach, IOException e) {
    approach.giveUp(String.valueOf(e.getMessage()));
    current = null;
    runs = null;
  }

  /** Has the worker turn to a driver; if none can, the driver is given up. */
  void turnTo(DriverState approach) {
    try {
      enter(approach);
    } catch (IOException e) {
      giveUp(approach, e);
    }
  }

  private EntryRuns enter(DriverState approach) throws IOException {
    EntryRuns ready = runs;
    if (ready != null && isAt(approach)) {
      return ready;
    }
    long start = System.nanoTime();
    boolean isStarting = current == null;
    current = null;
    ready = service.enter(approach.driver().entry());
    if (!isStarting) {
      // The first time, a process is started.
      costs.observeEntering((System.nanoTime() - start) / 1e9);
    }
    current = approach;
    runs = ready;
    return ready;
  }
}
