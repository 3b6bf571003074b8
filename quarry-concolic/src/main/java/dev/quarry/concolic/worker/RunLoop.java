package dev.quarry.concolic.worker;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.guard.boot.Dependence;
import dev.quarry.concolic.protocol.Reply;
import dev.quarry.concolic.protocol.Reply.WorkerState;
import dev.quarry.concolic.protocol.ReplyWriter;
import dev.quarry.concolic.protocol.Request;
import dev.quarry.concolic.protocol.Setup;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.program.ProgramException;
import dev.quarry.program.ledger.Assumption;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Answers requests for runs, one after the other. */
final class RunLoop {
  private final ProgramSession session;
  private final ReplyWriter replies;

  RunLoop(ProgramSession session, ReplyWriter replies) {
    this.session = session;
    this.replies = replies;
  }

  /** Makes what runs a request asks for, and replies. */
  void answer(Request request) throws IOException {
    if (request instanceof Request.Run run) {
      RunReport report = run(run.request());
      replies.write(new Reply.Report(report, state(report.ending())));
    } else if (request instanceof Request.Batch batch) {
      new BatchLoop(this, session, replies).answer(batch);
    } else if (request instanceof Request.Enter enter) {
      enter(enter.setup());
    } else {
      throw new IOException("A worker can't answer a " + request.getClass().getSimpleName() + ".");
    }
  }

  private void enter(Setup setup) throws IOException {
    try {
      session.enter(setup);
      replies.write(Reply.Ready.now());
    } catch (ProgramException e) {
      replies.write(new Reply.Failed(String.valueOf(e.getMessage())));
    }
  }

  private RunReport run(RunRequest request) {
    try {
      RunOutcome outcome = session.symbolic(request);
      return new RunReport(
          outcome.input(),
          outcome.skipped(),
          outcome.events(),
          session.room().refusal().orElse(outcome.ending()),
          outcome.coverage(),
          assumptions(outcome),
          session.room().output(),
          outcome.steps(),
          outcome.caught());
    } catch (OutOfMemoryError e) {
      return new RunReport(
          request.input(), 0, List.of(), exhausted(e), CoveredProbes.NONE, List.of(), "", 0);
    }
  }

  private List<Assumption> assumptions(RunOutcome outcome) {
    List<Assumption> all = new ArrayList<>(outcome.assumptions());
    all.addAll(session.losses(outcome));
    all.addAll(Dependences.of(Dependence.noted(), outcome.assumptions()));
    return all;
  }

  /** Whether there can be another run after one with this ending. */
  WorkerState state(Ending ending) {
    boolean full = ending.kind() == Ending.Kind.HEAP_EXHAUSTED && HeapCheck.isFull();
    return full || session.room().isSpent() ? WorkerState.SPENT : WorkerState.READY;
  }

  static Ending exhausted(OutOfMemoryError error) {
    return Ending.of(Ending.Kind.HEAP_EXHAUSTED, String.valueOf(error.getMessage()));
  }
}
