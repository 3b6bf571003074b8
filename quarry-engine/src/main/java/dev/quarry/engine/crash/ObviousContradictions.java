package dev.quarry.engine.crash;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Passes queries on and counts those refuted that nobody had to think about: some conjunct is there
 * together with its negation (Bester's third case, §3.3.6).
 */
final class ObviousContradictions implements Solver {
  private final Solver solver;
  private final ExprFactory factory;
  private final AtomicLong seen = new AtomicLong();

  ObviousContradictions(Solver solver, ExprFactory factory) {
    this.solver = solver;
    this.factory = factory;
  }

  @Override
  public Verdict solve(Query query) {
    Verdict verdict = solver.solve(query);
    if (verdict instanceof Verdict.Unsat unsat && isObvious(unsat)) {
      seen.incrementAndGet();
    }
    return verdict;
  }

  private boolean isObvious(Verdict.Unsat unsat) {
    Set<Expr> core = new HashSet<>(unsat.core());
    return core.contains(factory.bool(false))
        || core.stream().anyMatch(conjunct -> core.contains(factory.apply(Op.NOT, conjunct)));
  }

  /** How many since the last time somebody asked. */
  long take() {
    return seen.getAndSet(0);
  }
}
