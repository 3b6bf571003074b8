package dev.quarry.solver.link;

import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;

/** Tries to get away with a small change of the hint before anybody works hard. */
public final class RepairLink extends Link {
  private final Solver repair;

  public RepairLink(Solver repair, Solver next, Statistics statistics) {
    super("repair", next, statistics);
    this.repair = repair;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    Verdict verdict = repair.solve(query);
    return verdict instanceof Verdict.Unknown ? next.solve(query) : verdict;
  }
}
