package dev.quarry.engine.cover;

import dev.quarry.expr.Expr;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Frontier;
import dev.quarry.search.tree.PathCondition;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Follows ways that no run has taken: solves their conditions and runs the solutions. */
final class Solving {
  private final Solver solver;
  private final Actions actions;
  private final Costs costs;
  private final CampaignClock clock;
  private final Effort effort;
  private final Duration solverTime;

  Solving(
      Solver solver,
      Actions actions,
      Costs costs,
      CampaignClock clock,
      Effort effort,
      Duration solverTime) {
    this.solver = solver;
    this.actions = actions;
    this.costs = costs;
    this.clock = clock;
    this.effort = effort;
    this.solverTime = solverTime;
  }

  /**
   * Tries the way that the tree's searcher chooses.
   *
   * @return whether it covered something for the first time
   */
  boolean follow(Approach approach) throws InterruptedException {
    long start = System.nanoTime();
    Optional<Frontier> way = approach.tree().take();
    boolean gained = way.isPresent() && follow(approach, way.get());
    effort.solveSeconds += (System.nanoTime() - start) / 1e9;
    return gained;
  }

  private boolean follow(Approach approach, Frontier way) throws InterruptedException {
    ExecutionTree tree = approach.tree();
    PathCondition path = tree.pathCondition(way);
    long start = System.nanoTime();
    Verdict verdict =
        solver.solve(new Query(path.conditions(), Budget.of(clock.atMost(solverTime)), way.hint()));
    costs.observeQuery(way.condition(), (System.nanoTime() - start) / 1e9);
    effort.queries++;
    if (verdict instanceof Verdict.Sat sat) {
      return actions.follow(approach, tree.prediction(way), way.hint().with(sat.model()));
    }
    if (verdict instanceof Verdict.Unsat unsat) {
      effort.infeasible++;
      refuted(tree, way, path, unsat.core());
    } else if (verdict instanceof Verdict.Unknown unknown) {
      effort.undecided++;
      tree.undecided(way, unknown.reason().text());
    }
    return false;
  }

  /** A contradiction that leans on a limit of the exploration says nothing beyond the limit. */
  private static void refuted(
      ExecutionTree tree, Frontier way, PathCondition path, List<Expr> core) {
    List<Expr> bounds = path.bounds();
    if (core.stream().anyMatch(bounds::contains)) {
      tree.bounded(way, "size of inputs");
    } else {
      tree.infeasible(way);
    }
  }
}
