package dev.quarry.engine.reach;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.engine.run.Workers;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Runs inputs in a worker, for one thread. */
final class Trials {
  private final ReachOptions options;
  private final List<Path> classPath;
  private final Workers workers;

  Trials(ReachOptions options, List<Path> classPath, Workers workers) {
    this.options = options;
    this.classPath = List.copyOf(classPath);
    this.workers = workers;
  }

  /** What a run of an entry does. */
  RunReport run(MethodId entry, Model input) throws IOException, InterruptedException {
    var exploring = options.exploring(classPath, Duration.ZERO);
    WorkerPool pool = workers.of(exploring.workerOptions(entry), 1);
    RunReport report = pool.run(RunRequest.of(input).watching(RunRequest.Watch.HANDLERS));
    return report.ending().kind() == Ending.Kind.PATH_TOO_LONG ? concrete(pool, report) : report;
  }

  /**
   * The same run to its end, without its path condition. The worker has just been entered, so what
   * the run executes is all new to it.
   */
  private static RunReport concrete(WorkerPool pool, RunReport cut)
      throws IOException, InterruptedException {
    List<ListedRun> runs = pool.batch(InputRows.of(List.of(cut.input())), Listing.ALL).listed();
    return runs.isEmpty()
        ? cut
        : new RunReport(
            cut.input(),
            0,
            List.of(),
            runs.get(0).ending(),
            runs.get(0).growth(),
            cut.assumptions(),
            cut.output(),
            cut.steps());
  }

  /** Whether a run reaches a goal, for those who can't throw what a run throws. */
  boolean reaches(GoalCheck check, MethodId entry, Model input) {
    try {
      return check.isReached(run(entry, input));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new InterruptedSearch(e);
    }
  }

  /** Takes an interruption out of the backward engine. */
  static final class InterruptedSearch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InterruptedSearch(InterruptedException cause) {
      super(cause);
    }
  }
}
