package dev.quarry.engine.run;

import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.concolic.client.WorkerPool;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.MethodId;
import dev.quarry.solver.Clock;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Worker processes that are kept from one exploration to the next, as far as they fit. */
public final class Workers implements AutoCloseable {
  private final ExprFactory factory;
  private final LoadedEntries loaded = new LoadedEntries();
  private final Patience patience = new Patience();
  // Read by those who want to know the processes during an exploration.
  private volatile @Nullable WorkerPool pool;

  public Workers(ExprFactory factory) {
    this.factory = factory;
  }

  /** So many workers for an entry; nobody may use those of an earlier entry any more. */
  EntryRuns enter(RunSettings settings, MethodId entry, int jobs, Clock clock) throws IOException {
    return new EntryRuns(
        of(settings.at(entry), jobs), entry, settings.runTime(), loaded, patience, clock);
  }

  /** The same for those who know what a worker is to know. */
  public WorkerPool of(WorkerOptions options, int jobs) throws IOException {
    WorkerPool kept = pool;
    if (kept != null && kept.size() == jobs) {
      kept.enter(options);
      return kept;
    }
    close();
    WorkerPool fresh = new WorkerPool(options, factory, jobs);
    pool = fresh;
    return fresh;
  }

  /** Ids of the processes that run the program now; may be asked for at any time. */
  public List<Long> processIds() {
    WorkerPool kept = pool;
    return kept == null ? List.of() : kept.processIds();
  }

  @Override
  public void close() {
    WorkerPool kept = pool;
    pool = null;
    if (kept != null) {
      kept.close();
    }
  }
}
