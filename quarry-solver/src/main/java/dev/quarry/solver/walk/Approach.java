package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.EvaluationFrame;
import dev.quarry.expr.eval.Interpreter;
import java.util.List;

/**
 * Moves a point of the polytope towards another point, one number after the other, as far as the
 * polytope lets it. A back end's own point is any point, often one where the next product
 * overflows; one near the origin, or near what has been run already, is a better start.
 */
final class Approach {
  /** One number's move may make room for another's. */
  private static final int MOST_ROUNDS = 4;

  private final Interpreter interpreter;

  Approach(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** The point after the approach; the conditions hold at it as they do at the point given. */
  Model towards(Model goal, Model point, List<Expr> conditions) {
    Model current = point;
    Model before;
    int rounds = 0;
    do {
      before = current;
      for (Input input : point.values().keySet()) {
        List<Expr> concerned =
            conditions.stream().filter(condition -> condition.inputs().contains(input)).toList();
        current = moved(input, goal, current, concerned);
      }
    } while (++rounds < MOST_ROUNDS && !current.equals(before));
    return current;
  }

  private Model moved(Input input, Model goal, Model point, List<Expr> conditions) {
    Model arrived = point.with(input, goal.get(input));
    if (interpreter.satisfies(arrived, conditions)) {
      return arrived;
    }
    return WalkedNumbers.of(input.sort())
        .map(kind -> nearest(kind, input, goal, point, conditions))
        .orElse(point);
  }

  /** Bisects between a value that violates the conditions and one that does not. */
  private Model nearest(
      WalkedNumbers kind, Input input, Model goal, Model point, List<Expr> conditions) {
    long outside = kind.toRank(EvaluationFrame.toBits(goal.get(input)));
    long inside = kind.toRank(EvaluationFrame.toBits(point.get(input)));
    Model nearest = point;
    for (long middle = average(inside, outside);
        middle != inside && middle != outside;
        middle = average(inside, outside)) {
      Object value = EvaluationFrame.fromBits((Sort.Basic) input.sort(), kind.fromRank(middle));
      Model candidate = point.with(input, value);
      if (interpreter.satisfies(candidate, conditions)) {
        inside = middle;
        nearest = candidate;
      } else {
        outside = middle;
      }
    }
    return nearest;
  }

  /** The mean of two numbers, rounded down, without overflow. */
  private static long average(long a, long b) {
    return (a & b) + ((a ^ b) >> 1);
  }
}
