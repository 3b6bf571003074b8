package dev.quarry.engine.reach;

import dev.quarry.engine.explore.Places;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.Names;
import dev.quarry.solver.Solver;
import dev.quarry.symcretic.loop.LiftedLoops;
import dev.quarry.symcretic.loop.LoopFunctions;
import dev.quarry.symcretic.search.BackwardResult;
import dev.quarry.symcretic.search.BackwardSearch;
import dev.quarry.symcretic.search.Limits;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** From the target back to an entry. */
final class Backward implements Asking {
  private final ReachParts parts;
  private final Subject subject;
  private final Trials trials;

  Backward(ReachParts parts, Subject subject, Trials trials) {
    this.parts = parts;
    this.subject = subject;
    this.trials = trials;
  }

  @Override
  public Engine engine() {
    return Engine.BACKWARD;
  }

  @Override
  public Answer ask(Question question, Duration time) throws InterruptedException {
    var check = new GoalCheck(subject, question.goals());
    try {
      return answer(
          search(parts.factory(), parts.solver(), parts.functions(), time)
              .run(
                  question.goals(),
                  question.entries(),
                  (entry, input) -> trials.reaches(check, entry, input)));
    } catch (Trials.InterruptedSearch e) {
      throw (InterruptedException) new InterruptedException().initCause(e);
    }
  }

  private BackwardSearch search(
      ExprFactory factory, Solver solver, LoopFunctions functions, Duration time) {
    var references =
        new References(
            new Variables(factory),
            (lower, upper) ->
                subject.hierarchy().isSubtype(Names.internal(lower), Names.internal(upper)));
    Limits usual = Limits.DEFAULT;
    var limits =
        new Limits(
            time, usual.queryTime(), usual.iterations(), usual.recursion(), usual.obligations());
    return new BackwardSearch(
        subject.codes(), solver, references, subject.calls(), new LiftedLoops(functions), limits);
  }

  private Answer answer(BackwardResult result) {
    Places places = new Places(subject.program());
    List<Reason> reasons = new ArrayList<>();
    result.losses().forEach((what, place) -> reasons.add(new Reason(what, places.of(place))));
    return new Answer(
        result.reached().map(found -> new Hit(found.entry(), found.input(), found.way())),
        reasons,
        result.clashes(),
        new Effort(result.segments(), result.queries(), result.turnedAway(), 0));
  }
}
