package dev.quarry.solver.link;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.List;

/**
 * Solves independent parts of a query apart from each other. A part that the hint satisfies keeps
 * the hint's values, so that flipping one branch solves only what depends on it.
 */
public final class SlicingLink extends Link {
  private final Interpreter interpreter;

  public SlicingLink(Interpreter interpreter, Solver next, Statistics statistics) {
    super("slicing", next, statistics);
    this.interpreter = interpreter;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Model model = query.hint();
    Verdict.Unknown open = null;
    for (List<Expr> slice : Slices.of(query.conjuncts())) {
      if (interpreter.satisfies(query.hint(), slice)) {
        model = model.with(query.hint().restrictedTo(Dag.inputsOf(slice)));
        continue;
      }
      Verdict verdict = next.solve(query.withConjuncts(slice));
      if (verdict instanceof Verdict.Unsat) {
        return verdict;
      }
      if (verdict instanceof Verdict.Unknown unknown) {
        open = open == null ? unknown : open;
        model = model.with(unknown.candidate());
      } else if (verdict instanceof Verdict.Sat sat) {
        model = model.with(sat.model());
      }
    }
    return open == null
        ? new Verdict.Sat(model)
        : new Verdict.Unknown(open.reason(), open.detail(), model);
  }
}
