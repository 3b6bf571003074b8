package dev.quarry.engine.run;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.program.MethodId;
import dev.quarry.solver.Clock;
import java.io.IOException;

/**
 * Makes the runs of a command. All commands have theirs made here, so that for all of them the same
 * holds: processes are kept, a run that loads classes may take longer than others, and a run that
 * was lost with its process is made again.
 */
public final class RunService {
  private final Workers workers;
  private final RunSettings settings;
  private final int jobs;
  private final Clock clock;

  /**
   * @param workers the processes; stay open
   * @param jobs how many runs are made at a time
   */
  public RunService(Workers workers, RunSettings settings, int jobs) {
    this(workers, settings, jobs, Clock.WALL);
  }

  /** One run at a time. */
  public RunService(Workers workers, RunSettings settings) {
    this(workers, settings, 1);
  }

  /** One run at a time, each of which is work that a clock is told of. */
  public RunService(Workers workers, RunSettings settings, Clock clock) {
    this(workers, settings, 1, clock);
  }

  /** So many runs at a time, which are work that a clock is told of. */
  public RunService(Workers workers, RunSettings settings, int jobs, Clock clock) {
    this.workers = workers;
    this.settings = settings;
    this.jobs = jobs;
    this.clock = clock;
  }

  /**
   * Has the workers turn to an entry; who made runs of another before must not do so any more. What
   * batches call new begins anew.
   *
   * @throws IOException if the entry can't be run
   */
  public EntryRuns enter(MethodId entry) throws IOException {
    return workers.enter(settings, entry, jobs, clock);
  }

  /** Makes one run of an entry. */
  public RunReport run(MethodId entry, RunRequest request)
      throws IOException, InterruptedException {
    return enter(entry).run(request);
  }

  /** What all runs have in common. */
  public RunSettings settings() {
    return settings;
  }

  /** Ends the processes: the next runs are made by new ones. */
  public void restart() {
    workers.close();
  }
}
