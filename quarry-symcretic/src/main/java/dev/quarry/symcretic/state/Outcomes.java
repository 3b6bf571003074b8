package dev.quarry.symcretic.state;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Comparisons of a choice between constants with a constant, and what a smaller variable keeps of
 * it: each outcome is known, so that only the conditions of the choice are left. Truth values that
 * code keeps in numbers become conditions again.
 */
final class Outcomes {
  private static final int DEEPEST = 8;

  private static final Set<Op> KNOWN =
      Set.of(
          Op.INT_EQ,
          Op.INT_LT,
          Op.INT_LE,
          Op.INT_AND,
          Op.INT_TO_BYTE,
          Op.INT_TO_CHAR,
          Op.INT_TO_SHORT);

  private final ExprFactory factory;

  Outcomes(ExprFactory factory) {
    this.factory = factory;
  }

  /** An operation on arguments, with a choice taken out of it. */
  Expr apply(Op op, List<Expr> arguments) {
    if (KNOWN.contains(op)) {
      for (int i = 0; i < arguments.size(); i++) {
        Expr choice = arguments.get(i);
        if (choice.is(Op.ITE) && hasConstants(choice, DEEPEST) && areConstant(arguments, i)) {
          return factory.ite(
              choice.argument(0),
              apply(op, with(arguments, i, choice.argument(1))),
              apply(op, with(arguments, i, choice.argument(2))));
        }
      }
    }
    return factory.apply(op, arguments);
  }

  private static boolean areConstant(List<Expr> arguments, int butOne) {
    for (int i = 0; i < arguments.size(); i++) {
      if (i != butOne && !(arguments.get(i) instanceof Constant)) {
        return false;
      }
    }
    return true;
  }

  private static List<Expr> with(List<Expr> arguments, int place, Expr argument) {
    List<Expr> changed = new ArrayList<>(arguments);
    changed.set(place, argument);
    return changed;
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
