package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Identities of string operations. */
final class StringRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    Expr s = arguments.get(0);
    return switch (op) {
      case STRING_LENGTH -> length(factory, s);
      case STRING_IS_EMPTY -> isEmpty(factory, s);
      case STRING_EQ -> eq(factory, s, arguments.get(1));
      case STRING_CONCAT -> concat(factory, s, arguments.get(1));
      case STRING_CHAR_AT ->
          s.is(Op.STRING_OF_CHAR) && Integral.isConstant(arguments.get(1), 0)
              ? factory.apply(Op.INT_TO_CHAR, s.argument(0))
              : null;
      case STRING_CONTAINS, STRING_ENDS_WITH ->
          s == arguments.get(1) || isEmptyConstant(arguments.get(1)) ? factory.bool(true) : null;
      case STRING_SUBSTRING ->
          Integral.isConstant(arguments.get(1), 0)
                  && arguments.get(2).is(Op.STRING_LENGTH)
                  && arguments.get(2).argument(0) == s
              ? s
              : null;
      case INT_EQ -> comparedWithZero(factory, s, arguments.get(1));
      default -> null;
    };
  }

  private static @Nullable Expr length(ExprFactory factory, Expr s) {
    if (s.is(Op.STRING_CONCAT)) {
      return factory.apply(
          Op.INT_ADD,
          factory.apply(Op.STRING_LENGTH, s.argument(0)),
          factory.apply(Op.STRING_LENGTH, s.argument(1)));
    }
    return s.is(Op.STRING_OF_CHAR) ? factory.intConst(1) : null;
  }

  private static Expr isEmpty(ExprFactory factory, Expr s) {
    return factory.apply(Op.INT_EQ, factory.apply(Op.STRING_LENGTH, s), factory.intConst(0));
  }

  private static @Nullable Expr eq(ExprFactory factory, Expr a, Expr b) {
    if (a == b) {
      return factory.bool(true);
    }
    if (isEmptyConstant(a) || isEmptyConstant(b)) {
      return isEmpty(factory, isEmptyConstant(a) ? b : a);
    }
    return Order.commuted(factory, Op.STRING_EQ, a, b);
  }

  private static @Nullable Expr concat(ExprFactory factory, Expr a, Expr b) {
    if (isEmptyConstant(a)) {
      return b;
    }
    if (isEmptyConstant(b)) {
      return a;
    }
    if (b instanceof Constant && a.is(Op.STRING_CONCAT) && a.argument(1) instanceof Constant) {
      return factory.apply(
          Op.STRING_CONCAT, a.argument(0), factory.apply(Op.STRING_CONCAT, a.argument(1), b));
    }
    return null;
  }

  private static @Nullable Expr comparedWithZero(ExprFactory factory, Expr a, Expr b) {
    return a.is(Op.STRING_COMPARE) && Integral.isConstant(b, 0)
        ? factory.apply(Op.STRING_EQ, a.argument(0), a.argument(1))
        : null;
  }

  private static boolean isEmptyConstant(Expr expr) {
    return expr instanceof Constant constant && constant.asString().isEmpty();
  }
}
