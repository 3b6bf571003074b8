package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bitwise operations, shifts, and division by one. */
final class BitRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    return switch (op) {
      case INT_AND, LONG_AND -> bitwise(factory, op, arguments, -1, 0);
      case INT_OR, LONG_OR -> bitwise(factory, op, arguments, 0, -1);
      case INT_XOR, LONG_XOR -> xor(factory, op, arguments);
      case INT_SHL, INT_SHR, INT_USHR -> shift(factory, op, arguments, 31);
      case LONG_SHL, LONG_SHR, LONG_USHR -> shift(factory, op, arguments, 63);
      case INT_DIV, LONG_DIV -> Integral.isConstant(arguments.get(1), 1) ? arguments.get(0) : null;
      case INT_REM -> Integral.isConstant(arguments.get(1), 1) ? factory.intConst(0) : null;
      case LONG_REM -> Integral.isConstant(arguments.get(1), 1) ? factory.longConst(0) : null;
      default -> null;
    };
  }

  private static @Nullable Expr bitwise(
      ExprFactory factory, Op op, List<Expr> arguments, long neutral, long absorbing) {
    Expr a = arguments.get(0);
    Expr b = arguments.get(1);
    if (a instanceof Constant) {
      return factory.apply(op, b, a);
    }
    if (a == b || Integral.isConstant(b, neutral)) {
      return a;
    }
    return Integral.isConstant(b, absorbing) ? b : reassociated(factory, op, a, b);
  }

  private static @Nullable Expr xor(ExprFactory factory, Op op, List<Expr> arguments) {
    Expr a = arguments.get(0);
    Expr b = arguments.get(1);
    if (a instanceof Constant) {
      return factory.apply(op, b, a);
    }
    if (a == b) {
      return a.sort() == dev.quarry.expr.Sort.INT ? factory.intConst(0) : factory.longConst(0);
    }
    return Integral.isConstant(b, 0) ? a : reassociated(factory, op, a, b);
  }

  /** {@code (x op c1) op c2} with the constants joined, or the arguments in order. */
  private static @Nullable Expr reassociated(ExprFactory factory, Op op, Expr a, Expr b) {
    if (b instanceof Constant && a.is(op) && a.argument(1) instanceof Constant inner) {
      return factory.apply(op, a.argument(0), factory.apply(op, inner, b));
    }
    return Order.commuted(factory, op, a, b);
  }

  private static @Nullable Expr shift(ExprFactory factory, Op op, List<Expr> arguments, int mask) {
    Expr value = arguments.get(0);
    Expr count = arguments.get(1);
    if (count instanceof Constant constant) {
      int effective = constant.asInt() & mask;
      if (effective == 0) {
        return value;
      }
      return effective == constant.asInt()
          ? null
          : factory.apply(op, value, factory.intConst(effective));
    }
    boolean masked =
        count.is(Op.INT_AND)
            && count.argument(1) instanceof Constant bits
            && (bits.asInt() & mask) == mask;
    return masked ? factory.apply(op, value, count.argument(0)) : null;
  }
}
