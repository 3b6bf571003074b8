package dev.quarry.solver.link;

import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;

/** Asks a search for what nobody before it could decide; the last link of the chain. */
public final class WalkLink extends Link {
  private final Solver walk;

  public WalkLink(Solver walk, Statistics statistics) {
    super("concolic walk", walk, statistics);
    this.walk = walk;
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    return walk.solve(query);
  }
}
