package dev.quarry.concolic.runtime.run;

import dev.quarry.concolic.Caught;
import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Model;
import dev.quarry.program.ledger.Assumption;
import java.util.List;

/**
 * What a run did; the worker adds what the program printed.
 *
 * @param input every input the run asked for, in that order, with the value it got
 * @param skipped how many decisions are left out of {@code events}
 * @param events the path condition, without what was left out
 * @param ending how it ended
 * @param coverage the probes it set
 * @param assumptions what was not followed exactly, each once
 * @param steps method entries and loop iterations
 * @param caught exceptions that came to handlers, if the request asks for them
 * @param reloadNeeded whether static state could not be put back, so that the program must be
 *     loaded afresh for the next run
 */
public record RunOutcome(
    Model input,
    int skipped,
    List<Event> events,
    Ending ending,
    CoveredProbes coverage,
    List<Assumption> assumptions,
    long steps,
    List<Caught> caught,
    boolean reloadNeeded)
    implements Finished {
  public RunOutcome {
    events = List.copyOf(events);
    assumptions = List.copyOf(assumptions);
    caught = List.copyOf(caught);
  }
}
