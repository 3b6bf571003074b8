package dev.quarry.concolic;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.expr.Model;
import dev.quarry.program.ledger.Assumption;
import java.util.List;

/**
 * What a run did.
 *
 * @param input every input the run asked for, in that order, with the value it got
 * @param skipped how many decisions are left out of {@code events} because the controller knows
 *     them; 0 or the request's {@code known}
 * @param events the path condition, without what was left out
 * @param ending how it ended
 * @param coverage what it executed
 * @param assumptions what was not followed exactly, each once, in the order of its first time
 * @param output what the program printed, shortened to the limit
 * @param steps method entries and loop iterations
 * @param caught exceptions that came to handlers of the program, each once, if the request asks for
 *     them
 */
public record RunReport(
    Model input,
    int skipped,
    List<Event> events,
    Ending ending,
    CoveredProbes coverage,
    List<Assumption> assumptions,
    String output,
    long steps,
    List<Caught> caught) {
  public RunReport {
    events = List.copyOf(events);
    assumptions = List.copyOf(assumptions);
    caught = List.copyOf(caught);
  }

  /** A report that tells nothing of exceptions that were caught. */
  public RunReport(
      Model input,
      int skipped,
      List<Event> events,
      Ending ending,
      CoveredProbes coverage,
      List<Assumption> assumptions,
      String output,
      long steps) {
    this(input, skipped, events, ending, coverage, assumptions, output, steps, List.of());
  }

  /** The same run, of whose path condition and assumptions more is known. */
  public RunReport withPath(List<Event> changed, List<Assumption> assumed) {
    return new RunReport(input, skipped, changed, ending, coverage, assumed, output, steps, caught);
  }

  /** The same run without its path condition, as it was seen to end. */
  public RunReport withoutPath(Ending seen, CoveredProbes executed) {
    return new RunReport(input, 0, List.of(), seen, executed, assumptions, output, steps, caught);
  }
}
