package dev.quarry.solver.link;

import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.cost.CostModel;
import java.time.Duration;

/**
 * Asks an SMT back end, and teaches the cost model how long that took. What the back end can't
 * decide goes on to the next link, with the best model met so far as its hint.
 */
public final class SmtLink extends Link {
  /** How much of the budget a back end may use while another link could still answer. */
  private static final double SHARE = 0.6;

  private final Solver backend;
  private final CostModel costs;

  public SmtLink(Solver backend, CostModel costs, Solver next, Statistics statistics) {
    super("smt", next, statistics);
    this.backend = backend;
    this.costs = costs;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    long start = System.nanoTime();
    Verdict verdict = backend.solve(query.withBudget(query.budget().share(SHARE)));
    costs.observe(query.conjuncts(), Duration.ofNanos(System.nanoTime() - start));
    if (!(verdict instanceof Verdict.Unknown unknown)) {
      return verdict;
    }
    Verdict other = next.solve(query.withHint(query.hint().with(unknown.candidate())));
    return other instanceof Verdict.Unknown second
        ? new Verdict.Unknown(
            unknown.reason(), unknown.detail() + "; " + second.detail(), second.candidate())
        : other;
  }

  @Override
  public void close() {
    super.close();
    backend.close();
  }
}
