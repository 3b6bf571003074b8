package dev.quarry.concolic.worker;

import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.batch.RowReader;
import dev.quarry.concolic.protocol.Reply;
import dev.quarry.concolic.protocol.Reply.WorkerState;
import dev.quarry.concolic.protocol.ReplyWriter;
import dev.quarry.concolic.protocol.Request;
import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.run.ConcreteOutcome;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the runs of a batch. A reply stands for as many runs as the request allows, or fewer if
 * they take long: should the process be lost, only the runs since the last reply are.
 */
final class BatchLoop {
  private static final long LONGEST_PIECE_NANOS = 20_000_000;
  private static final int MOST_BETWEEN_LOOKS = 64;

  private final RunLoop loop;
  private final ProgramSession session;
  private final ReplyWriter replies;
  private final List<ListedRun> listed = new ArrayList<>();

  /** Runs since the last reply. */
  private int runs;

  private long begun = System.nanoTime();

  // Looking at the clock takes longer than some runs do.
  private int betweenLooks = 1;
  private int untilLook = 1;

  BatchLoop(RunLoop loop, ProgramSession session, ReplyWriter replies) {
    this.loop = loop;
    this.session = session;
    this.replies = replies;
  }

  void answer(Request.Batch batch) throws IOException {
    RowReader rows = batch.inputs().reader();
    while (rows.hasNext()) {
      WorkerState state = run(rows, Math.min(untilLook, batch.piece() - runs), batch.listing());
      if (!rows.hasNext() || state == WorkerState.SPENT || runs >= batch.piece() || isTime()) {
        reply(state);
      }
      if (state == WorkerState.SPENT) {
        return;
      }
    }
  }

  /** Makes some runs, of which only the last may be worth telling. */
  private WorkerState run(RowReader rows, int most, Listing listing) {
    int left = rows.left();
    ConcreteOutcome outcome = outcome(rows, most, listing);
    int made = left - rows.left();
    runs += made;
    untilLook -= made;
    if (outcome == ConcreteOutcome.QUIET && !session.room().isDisturbed()) {
      return WorkerState.READY;
    }
    var ending = session.room().refusal().orElse(outcome.ending());
    if (outcome != ConcreteOutcome.QUIET || ending != outcome.ending()) {
      listed.add(new ListedRun(runs - 1, ending, outcome.growth()));
    }
    return loop.state(ending);
  }

  private ConcreteOutcome outcome(RowReader rows, int most, Listing listing) {
    try {
      return session.concrete(rows, most, listing);
    } catch (OutOfMemoryError e) {
      return new ConcreteOutcome(RunLoop.exhausted(e), CoverageGrowth.take(), true);
    }
  }

  private boolean isTime() {
    if (untilLook > 0) {
      return false;
    }
    boolean isTime = System.nanoTime() - begun > LONGEST_PIECE_NANOS;
    betweenLooks = isTime ? 1 : Math.min(MOST_BETWEEN_LOOKS, 2 * betweenLooks);
    untilLook = betweenLooks;
    return isTime;
  }

  private void reply(WorkerState state) throws IOException {
    replies.write(new Reply.Batched(new BatchReport(runs, listed), state));
    listed.clear();
    runs = 0;
    begun = System.nanoTime();
  }
}
