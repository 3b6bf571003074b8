package dev.quarry.engine.explore;

import dev.quarry.engine.Session;
import dev.quarry.solver.chain.SolverOptions;

/**
 * An exploration of many paths in a process of its own, whose heap is as large as its test says.
 */
final class ManyPathsMain {
  private ManyPathsMain() {}

  public static void main(String[] args) throws Exception {
    try (Session session = Session.open(SolverOptions.defaults())) {
      ExploreResult result = session.explore(Explored.options("many", 1), ExploreProgress.NONE);
      System.out.printf(
          "paths %d distinct %d open %s%n",
          result.paths().size(), Explored.values(result).size(), result.obstacles());
    }
  }
}
