package dev.quarry.symcretic.fold;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the end of a piece of code looks from a place inside it.
 *
 * @param values what the variables asked for will be there
 * @param condition when control arrives there; empty if it never does
 */
record Arrival(List<Expr> values, Optional<Formula> condition) {
  static final Arrival NEVER = new Arrival(List.of(), Optional.empty());

  Arrival {
    values = List.copyOf(values);
  }

  static Arrival of(List<? extends Expr> values, Formula condition) {
    return condition.isFalse() ? NEVER : new Arrival(List.copyOf(values), Optional.of(condition));
  }

  boolean isPossible() {
    return condition.isPresent();
  }

  /** From before a statement. */
  Arrival before(Assignment assignment) {
    return condition.isEmpty()
        ? NEVER
        : of(values.stream().map(assignment::before).toList(), condition.get().before(assignment));
  }

  /** If something else holds, too. */
  Arrival and(Formula more) {
    return condition.isEmpty() ? NEVER : of(values, condition.get().and(more.conjuncts()));
  }

  /** How many terms it is made of. */
  int size() {
    List<Expr> roots = new ArrayList<>(values);
    condition.ifPresent(formula -> roots.addAll(formula.conditions()));
    return Dag.size(roots);
  }
}
