package dev.quarry.solver.walk;

import dev.quarry.expr.Model;
import dev.quarry.solver.Budget;

/** One search from one starting point: the loop of Algorithm 5.1. */
final class AdaptiveSearch {
  private final long limit;
  private final Tabu tabu;
  private final VariableMoves moves;
  private final Escape escape;
  private final Budget budget;

  /**
   * @param limit I times the number of constraints
   */
  AdaptiveSearch(long limit, Tabu tabu, VariableMoves moves, Escape escape, Budget budget) {
    this.limit = limit;
    this.tabu = tabu;
    this.moves = moves;
    this.escape = escape;
    this.budget = budget;
  }

  /** How a search ended: the best point it met, and that point's error. */
  record Best(Model model, double total) {
    boolean isSolution() {
      return total == 0;
    }
  }

  /** Walks from the position until a solution, the limit or the budget's end. */
  Best run(Position position) {
    tabu.clear();
    var best = new Best(position.toModel(), position.currentTotal());
    for (long i = 0; i <= limit && !best.isSolution() && !budget.expired(); i++) {
      if (tabu.isEveryVariableTabu()) {
        escape.leave(position, best);
        tabu.clear();
      }
      int worst = tabu.worstVariable(position);
      if (moves.improve(position, worst)) {
        tabu.relax();
      } else {
        tabu.mark(worst);
      }
      if (position.currentTotal() < best.total()) {
        best = new Best(position.toModel(), position.currentTotal());
      }
    }
    return best;
  }
}
