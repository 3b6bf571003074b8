package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A path condition split as in Algorithm 5.1, lines 2 and 3.
 *
 * @param linear L, the walls of the polytope
 * @param rest N, everything else
 */
record LinearPart(List<LinearConjunct> linear, List<Expr> rest) {

  static LinearPart of(List<Expr> conjuncts) {
    var linear = new ArrayList<LinearConjunct>();
    var rest = new ArrayList<Expr>();
    for (Expr conjunct : conjuncts) {
      Optional<LinearConjunct> wall = LinearConjunct.of(conjunct);
      wall.ifPresent(linear::add);
      if (wall.isEmpty()) {
        rest.add(conjunct);
      }
    }
    return new LinearPart(List.copyOf(linear), List.copyOf(rest));
  }

  /** The linear conditions. */
  List<Expr> conditions() {
    return linear.stream().map(LinearConjunct::condition).toList();
  }

  /** The same conditions with those linear ones moved to the rest that do not hold somewhere. */
  LinearPart demoting(List<Expr> violated) {
    if (violated.isEmpty()) {
      return this;
    }
    var more = new ArrayList<>(rest);
    more.addAll(violated);
    return new LinearPart(
        linear.stream().filter(wall -> !violated.contains(wall.condition())).toList(), more);
  }
}
