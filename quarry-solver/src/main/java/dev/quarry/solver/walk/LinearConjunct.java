package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import java.util.Map;
import java.util.Optional;

/**
 * A condition that compares two sums of inputs, one wall of the polytope (thesis §5.3).
 *
 * @param condition the condition itself; evaluating it decides
 * @param comparison the comparison in it, without a negation around it
 * @param side where left minus right has to lie
 * @param coefficients of left minus right
 */
record LinearConjunct(
    Expr condition, Operation comparison, Side side, Map<Input, Double> coefficients) {

  /** Where the difference of a comparison's sides has to lie. */
  enum Side {
    ZERO,
    NOT_ZERO,
    BELOW,
    ABOVE
  }

  /** The condition as a linear one, if it is linear. */
  static Optional<LinearConjunct> of(Expr condition) {
    boolean negated = condition.is(Op.NOT);
    Expr inner = negated ? condition.argument(0) : condition;
    if (!(inner instanceof Operation comparison) || !isComparison(comparison.op())) {
      return Optional.empty();
    }
    return Affine.of(comparison.argument(0))
        .flatMap(left -> Affine.of(comparison.argument(1)).map(right -> right.times(-1).plus(left)))
        .filter(difference -> !difference.isConstant())
        .map(
            difference ->
                new LinearConjunct(
                    condition, comparison, side(comparison, negated), difference.coefficients()));
  }

  private static boolean isComparison(Op op) {
    return isEquality(op) || Distances.isOrder(op);
  }

  private static boolean isEquality(Op op) {
    return op == Op.INT_EQ || op == Op.LONG_EQ || op == Op.FLOAT_EQ || op == Op.DOUBLE_EQ;
  }

  private static Side side(Operation comparison, boolean negated) {
    if (isEquality(comparison.op())) {
      return negated ? Side.NOT_ZERO : Side.ZERO;
    }
    return negated ? Side.ABOVE : Side.BELOW;
  }
}
