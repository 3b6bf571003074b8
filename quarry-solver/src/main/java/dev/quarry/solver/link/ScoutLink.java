package dev.quarry.solver.link;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;

/**
 * Sends one short search ahead where a back end is likely to be slow or helpless: opaque calls and
 * floating-point arithmetic. What it finds costs milliseconds; the best point it met is where a
 * later search begins.
 */
public final class ScoutLink extends Link {
  private static final double SHARE = 0.15;

  private final Solver scout;

  public ScoutLink(Solver scout, Solver next, Statistics statistics) {
    super("scout walk", next, statistics);
    this.scout = scout;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    if (Dag.postOrder(query.conjuncts()).stream().noneMatch(ScoutLink::isHard)) {
      return next.solve(query);
    }
    Verdict verdict = scout.solve(query.withBudget(query.budget().share(SHARE)));
    return verdict instanceof Verdict.Unknown unknown
        ? next.solve(query.withHint(query.hint().with(unknown.candidate())))
        : verdict;
  }

  private static boolean isHard(Expr node) {
    if (!(node instanceof Operation operation)) {
      return node instanceof OpaqueCall;
    }
    return switch (operation.op()) {
      case FLOAT_ADD, FLOAT_SUB, FLOAT_MUL, FLOAT_DIV, FLOAT_REM -> true;
      case DOUBLE_ADD, DOUBLE_SUB, DOUBLE_MUL, DOUBLE_DIV, DOUBLE_REM, DOUBLE_SQRT -> true;
      default -> false;
    };
  }
}
