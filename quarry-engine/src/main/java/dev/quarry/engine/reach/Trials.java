package dev.quarry.engine.reach;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.engine.run.EntryRuns;
import dev.quarry.engine.run.RunService;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Runs inputs to see whether they reach a goal, for one thread. */
final class Trials {
  private final RunService service;

  Trials(RunService service) {
    this.service = service;
  }

  /** What a run of an entry does. */
  RunReport run(MethodId entry, Model input) throws IOException, InterruptedException {
    EntryRuns runs = service.enter(entry);
    RunReport report = runs.run(RunRequest.of(input).watching(RunRequest.Watch.HANDLERS));
    return report.ending().kind() == Ending.Kind.PATH_TOO_LONG ? concrete(runs, report) : report;
  }

  /** The same run to its end, without its path condition. */
  private static RunReport concrete(EntryRuns runs, RunReport cut)
      throws IOException, InterruptedException {
    List<ListedRun> made = runs.batch(InputRows.of(List.of(cut.input())), Listing.WHOLE).listed();
    return made.isEmpty() ? cut : cut.withoutPath(made.get(0).ending(), made.get(0).growth());
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
