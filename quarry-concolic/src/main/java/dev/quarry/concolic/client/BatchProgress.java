package dev.quarry.concolic.client;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.protocol.Request;
import java.util.ArrayList;
import java.util.List;

/** How far a batch has come; rows are done in their order. */
final class BatchProgress {
  private final InputRows inputs;
  private final Listing listing;
  private final List<ListedRun> listed = new ArrayList<>();
  private int done;

  BatchProgress(InputRows inputs, Listing listing) {
    this.inputs = inputs;
    this.listing = listing;
  }

  /** How many rows are done. */
  int done() {
    return done;
  }

  boolean isDone() {
    return done == inputs.size();
  }

  /** Asks for the next rows. */
  Request.Batch request(int most, int piece) {
    int end = done + Math.min(most, inputs.size() - done);
    return new Request.Batch(inputs.part(done, end), listing, piece);
  }

  /** The next rows are done. */
  void take(BatchReport part) {
    for (ListedRun run : part.listed()) {
      listed.add(new ListedRun(done + run.row(), run.ending(), run.growth()));
    }
    done += part.runs();
  }

  /** The next row ended with its process. */
  void lose(Ending ending) {
    listed.add(new ListedRun(done, ending, CoveredProbes.NONE));
    done++;
  }

  BatchReport report() {
    return new BatchReport(done, listed);
  }
}
