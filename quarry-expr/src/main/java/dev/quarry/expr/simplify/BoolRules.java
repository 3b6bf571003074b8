package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Boolean connectives, and negation moved into integer comparisons. */
final class BoolRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    return switch (op) {
      case NOT -> not(factory, arguments.get(0));
      case AND -> connective(factory, op, arguments.get(0), arguments.get(1), true);
      case OR -> connective(factory, op, arguments.get(0), arguments.get(1), false);
      case BOOL_EQ -> eq(factory, arguments.get(0), arguments.get(1));
      default -> null;
    };
  }

  private static @Nullable Expr not(ExprFactory factory, Expr a) {
    if (a.is(Op.NOT)) {
      return a.argument(0);
    }
    for (Integral width : Integral.values()) {
      if (a.is(width.lt)) {
        return factory.apply(width.le, a.argument(1), a.argument(0));
      }
      if (a.is(width.le)) {
        return factory.apply(width.lt, a.argument(1), a.argument(0));
      }
    }
    return null;
  }

  private static @Nullable Expr connective(
      ExprFactory factory, Op op, Expr a, Expr b, boolean neutral) {
    if (a instanceof Constant constant) {
      return constant.asBoolean() == neutral ? b : a;
    }
    if (b instanceof Constant) {
      return connective(factory, op, b, a, neutral);
    }
    if (a == b) {
      return a;
    }
    if (factory.not(a) == b) {
      return factory.bool(!neutral);
    }
    return Order.commuted(factory, op, a, b);
  }

  private static @Nullable Expr eq(ExprFactory factory, Expr a, Expr b) {
    if (a instanceof Constant constant) {
      return constant.asBoolean() ? b : factory.not(b);
    }
    if (b instanceof Constant) {
      return eq(factory, b, a);
    }
    if (a == b) {
      return factory.bool(true);
    }
    if (factory.not(a) == b) {
      return factory.bool(false);
    }
    return Order.commuted(factory, Op.BOOL_EQ, a, b);
  }
}
