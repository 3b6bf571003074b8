package dev.quarry.solver.link;

import dev.quarry.expr.eval.Interpreter;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;

/** Evaluates every model before anyone sees it. */
public final class ValidationLink extends Link {
  private final Interpreter interpreter;

  public ValidationLink(Interpreter interpreter, Solver next, Statistics statistics) {
    super("validation", next, statistics);
    this.interpreter = interpreter;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Verdict verdict = next.solve(query);
    if (verdict instanceof Verdict.Sat sat
        && !interpreter.satisfies(sat.model(), query.conjuncts())) {
      return new Verdict.Unknown(
          Verdict.Reason.NOT_CONFIRMED, "evaluation contradicts the model", sat.model());
    }
    return verdict;
  }
}
