package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** If-then-else with a known outcome or with boolean branches. */
final class IteRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    if (op != Op.ITE) {
      return null;
    }
    Expr condition = arguments.get(0);
    Expr then = arguments.get(1);
    Expr otherwise = arguments.get(2);
    if (condition instanceof Constant constant) {
      return constant.asBoolean() ? then : otherwise;
    }
    if (then == otherwise) {
      return then;
    }
    if (condition.is(Op.NOT)) {
      return factory.ite(condition.argument(0), otherwise, then);
    }
    if (then.is(Op.ITE) && then.argument(0) == condition) {
      return factory.ite(condition, then.argument(1), otherwise);
    }
    if (otherwise.is(Op.ITE) && otherwise.argument(0) == condition) {
      return factory.ite(condition, then, otherwise.argument(2));
    }
    return then.sort() == Sort.BOOL ? connective(factory, condition, then, otherwise) : null;
  }

  private static @Nullable Expr connective(
      ExprFactory factory, Expr condition, Expr then, Expr otherwise) {
    if (then instanceof Constant constant) {
      return constant.asBoolean()
          ? factory.apply(Op.OR, condition, otherwise)
          : factory.apply(Op.AND, factory.not(condition), otherwise);
    }
    if (otherwise instanceof Constant constant) {
      return constant.asBoolean()
          ? factory.apply(Op.OR, factory.not(condition), then)
          : factory.apply(Op.AND, condition, then);
    }
    return null;
  }
}
