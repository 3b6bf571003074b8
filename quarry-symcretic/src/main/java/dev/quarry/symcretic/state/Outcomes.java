package dev.quarry.symcretic.state;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.List;

/**
 * Comparisons of a choice between constants with a constant: each outcome is known, so that only
 * the conditions of the choice are left. Truth values that code keeps in numbers become conditions
 * again.
 */
final class Outcomes {
  private static final int DEEPEST = 8;

  private final ExprFactory factory;

  Outcomes(ExprFactory factory) {
    this.factory = factory;
  }

  /** An operation on arguments, with a choice taken out of a comparison. */
  Expr apply(Op op, List<Expr> arguments) {
    if (op == Op.INT_EQ || op == Op.INT_LT || op == Op.INT_LE) {
      Expr a = arguments.get(0);
      Expr b = arguments.get(1);
      if (b instanceof Constant && a.is(Op.ITE) && hasConstants(a, DEEPEST)) {
        return factory.ite(
            a.argument(0),
            apply(op, List.of(a.argument(1), b)),
            apply(op, List.of(a.argument(2), b)));
      }
      if (a instanceof Constant && b.is(Op.ITE) && hasConstants(b, DEEPEST)) {
        return factory.ite(
            b.argument(0),
            apply(op, List.of(a, b.argument(1))),
            apply(op, List.of(a, b.argument(2))));
      }
    }
    return factory.apply(op, arguments);
  }

  /** Whether every end of a choice of choices is a constant. */
  private static boolean hasConstants(Expr value, int depth) {
    return value instanceof Constant
        || depth > 0
            && value.is(Op.ITE)
            && hasConstants(value.argument(1), depth - 1)
            && hasConstants(value.argument(2), depth - 1);
  }
}
