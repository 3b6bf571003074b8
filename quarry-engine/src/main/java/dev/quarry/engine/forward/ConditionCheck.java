package dev.quarry.engine.forward;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunReport;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds every condition of a run against the run's own input. A condition that is false there was
 * built from a shadow that had lost touch with its value (somebody changed a field behind the
 * engine's back): it is replaced by true, its alternatives are dropped, and the loss is named. So
 * is an assumption that does not hold.
 */
public final class ConditionCheck {
  /** Where to say that an assumption failed before anything was decided. */
  private final Location entry;

  private final ExprFactory factory;
  private final Interpreter interpreter;

  public ConditionCheck(ExprFactory factory, OpaqueFunctions functions, MethodId entry) {
    this.entry = new Location(entry, 0);
    this.factory = factory;
    this.interpreter = new Interpreter(functions);
  }

  public RunReport check(RunReport report) {
    var conditions = report.events().stream().map(Event::condition).toList();
    if (interpreter.satisfies(report.input(), conditions)) {
      return report;
    }
    List<Event> kept = new ArrayList<>();
    List<Assumption> losses = new ArrayList<>(report.assumptions());
    Location last = entry;
    for (Event event : report.events()) {
      last = event instanceof Event.Decision decision ? decision.site().location() : last;
      if (interpreter.satisfies(report.input(), List.of(event.condition()))) {
        kept.add(event);
      } else if (event instanceof Event.Decision decision) {
        kept.add(
            new Event.Decision(decision.site(), decision.outcome(), factory.bool(true), List.of()));
        losses.add(
            Assumption.at(
                last, AssumptionCode.VALUE_LOST, "a condition did not hold in its own run"));
      } else {
        losses.add(
            Assumption.at(
                last, AssumptionCode.VALUE_LOST, "what is true of inputs did not hold in a run"));
      }
    }
    return report.withPath(kept, losses);
  }
}
