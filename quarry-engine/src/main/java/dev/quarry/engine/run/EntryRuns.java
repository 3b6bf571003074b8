package dev.quarry.engine.run;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.BatchStart;
import dev.quarry.concolic.client.Worker;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.solver.Clock;
import dev.quarry.solver.Measure;
import java.io.IOException;
import java.time.Duration;

/**
 * Makes runs of one entry, as many at a time as there are workers; until the service enters another
 * one.
 */
public final class EntryRuns {
  /** What a run counts as. */
  public static final Duration RUN = Duration.ofMillis(2);

  /** The same in a batch. */
  private static final Duration BATCHED = Duration.ofNanos(50_000);

  private static final Duration ANY_TIME = Duration.ofDays(1);

  private final WorkerPool pool;
  private final MethodId entry;
  private final Duration runTime;
  private final LoadedEntries loaded;
  private final Patience patience;
  private final Clock clock;

  EntryRuns(
      WorkerPool pool,
      MethodId entry,
      Duration runTime,
      LoadedEntries loaded,
      Patience patience,
      Clock clock) {
    this.pool = pool;
    this.entry = entry;
    this.runTime = runTime;
    this.loaded = loaded;
    this.patience = patience;
    this.clock = clock;
  }

  /**
   * Loads what a run with default values loads, so that the time it takes is on nobody's account.
   *
   * @return whether such a run comes to its end
   */
  public boolean warmUp() throws IOException, InterruptedException {
    return pool.use(
        worker -> {
          worker.awaitReady();
          return loaded.contains(worker, entry)
              || once(worker, RunRequest.of(Model.EMPTY)).ending().kind() != Ending.Kind.TIMED_OUT;
        });
  }

  /**
   * Makes a run. A worker tries a run again whose process was killed from outside. If that one is
   * killed, too, what the run is for would be lost, though nothing is wrong with it: another worker
   * gets it.
   */
  public RunReport run(RunRequest request) throws IOException, InterruptedException {
    clock.worked(RUN);
    RunReport report = pool.use(worker -> once(worker, request));
    return report.ending().kind() == Ending.Kind.WORKER_LOST
        ? pool.use(worker -> once(worker, request))
        : report;
  }

  private RunReport once(Worker worker, RunRequest request) throws IOException {
    worker.awaitReady();
    if (loaded.contains(worker, entry)) {
      return worker.run(request);
    }
    int process = worker.started();
    long start = System.nanoTime();
    RunReport report = worker.run(request, patience.limit(runTime));
    if (report.ending().kind() == Ending.Kind.TIMED_OUT) {
      patience.hung();
    } else {
      patience.ended(Duration.ofNanos(System.nanoTime() - start));
    }
    if (worker.started() == process) {
      loaded.add(worker, process, entry);
    }
    return report;
  }

  /** The same for several threads: runs are made without telling the clock. */
  public EntryRuns uncounted() {
    return new EntryRuns(pool, entry, runTime, loaded, patience, Clock.WALL);
  }

  /** Makes many runs without path conditions; which one ended its process is found out. */
  public BatchReport batch(InputRows rows, Listing listing)
      throws IOException, InterruptedException {
    clock.worked(BATCHED.multipliedBy(rows.size()));
    return pool.batch(rows, listing);
  }

  /**
   * Makes many runs without path conditions, until one takes too long or ends its process, or all
   * of them have taken enough time; to the last where work is counted.
   */
  public BatchStart batch(InputRows rows, Listing listing, Duration enough)
      throws IOException, InterruptedException {
    clock.worked(BATCHED.multipliedBy(rows.size()));
    boolean isTimed = clock.measure() == Measure.TIME;
    return pool.batchUntilLoss(rows, listing, isTimed ? enough : ANY_TIME);
  }
}
