package dev.quarry.solver;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import java.util.List;

/**
 * A conjunction to be satisfied.
 *
 * @param conjuncts boolean expressions of one factory
 * @param budget what the answer may cost
 * @param hint a model likely to satisfy most conjuncts, such as the input of the run whose last
 *     branch is being flipped; {@link Model#EMPTY} when there is none
 */
public record Query(List<Expr> conjuncts, Budget budget, Model hint) {
  public Query {
    conjuncts = List.copyOf(conjuncts);
    for (Expr conjunct : conjuncts) {
      if (conjunct.sort() != Sort.BOOL) {
        throw new IllegalArgumentException("A conjunct must be boolean: " + conjunct);
      }
    }
  }

  /** A query without a hint. */
  public static Query of(List<Expr> conjuncts, Budget budget) {
    return new Query(conjuncts, budget, Model.EMPTY);
  }

  /** The same query about other conjuncts. */
  public Query withConjuncts(List<Expr> others) {
    return new Query(others, budget, hint);
  }

  /** The same query with another budget. */
  public Query withBudget(Budget other) {
    return new Query(conjuncts, other, hint);
  }

  /** The same query with another hint. */
  public Query withHint(Model other) {
    return new Query(conjuncts, budget, other);
  }
}
