package dev.quarry.expr.simplify;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Conversions that undo or absorb each other. */
final class ConversionRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    if (!(arguments.get(0) instanceof Operation inner)) {
      return null;
    }
    return switch (op) {
      case INT_TO_BYTE, INT_TO_SHORT, INT_TO_CHAR -> narrow(factory, op, inner);
      case LONG_TO_INT -> inner.op() == Op.INT_TO_LONG ? inner.argument(0) : null;
      case FLOAT_NEG, DOUBLE_NEG -> inner.op() == op ? inner.argument(0) : null;
      case FLOAT_ABS -> absolute(factory, op, inner, Op.FLOAT_NEG);
      case DOUBLE_ABS -> absolute(factory, op, inner, Op.DOUBLE_NEG);
      default -> null;
    };
  }

  private static @Nullable Expr narrow(ExprFactory factory, Op op, Operation inner) {
    return switch (inner.op()) {
      case INT_TO_BYTE -> op == Op.INT_TO_CHAR ? null : inner;
      case INT_TO_SHORT, INT_TO_CHAR ->
          inner.op() == op ? inner : factory.apply(op, inner.argument(0));
      default -> null;
    };
  }

  private static @Nullable Expr absolute(ExprFactory factory, Op op, Operation inner, Op neg) {
    if (inner.op() == op) {
      return inner;
    }
    return inner.op() == neg ? factory.apply(op, inner.argument(0)) : null;
  }
}
