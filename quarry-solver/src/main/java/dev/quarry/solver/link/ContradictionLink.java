package dev.quarry.solver.link;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Stops where a conjunct and its negation are both present: the commonest dead end of a path. */
public final class ContradictionLink extends Link {
  private final ExprFactory factory;

  public ContradictionLink(ExprFactory factory, Solver next, Statistics statistics) {
    super("contradiction", next, statistics);
    this.factory = factory;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Set<Expr> seen = new HashSet<>();
    for (Expr conjunct : query.conjuncts()) {
      Expr negation = factory.not(conjunct);
      if (seen.contains(negation)) {
        return new Verdict.Unsat(List.of(negation, conjunct));
      }
      seen.add(conjunct);
    }
    return next.solve(query);
  }
}
