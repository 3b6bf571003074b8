package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Equality and order of integers, references and types. */
final class ComparisonRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    Expr a = arguments.get(0);
    Expr b = arguments.size() == 2 ? arguments.get(1) : a;
    return switch (op) {
      case INT_EQ -> integralEq(factory, Integral.INT, a, b);
      case INT_LT -> less(factory, Integral.INT, a, b);
      case INT_LE -> lessOrEqual(factory, Integral.INT, a, b);
      case LONG_EQ, LONG_LT, LONG_LE -> longs(factory, op, a, b);
      case REF_EQ, TYPE_EQ -> a == b ? factory.bool(true) : Order.commuted(factory, op, a, b);
      default -> null;
    };
  }

  private static @Nullable Expr longs(ExprFactory factory, Op op, Expr a, Expr b) {
    Expr x = asInt(factory, a);
    Expr y = asInt(factory, b);
    if (x != null && y != null) {
      return factory.apply(onInts(op), x, y);
    }
    return switch (op) {
      case LONG_EQ -> integralEq(factory, Integral.LONG, a, b);
      case LONG_LT -> less(factory, Integral.LONG, a, b);
      default -> lessOrEqual(factory, Integral.LONG, a, b);
    };
  }

  private static Op onInts(Op op) {
    return switch (op) {
      case LONG_EQ -> Op.INT_EQ;
      case LONG_LT -> Op.INT_LT;
      default -> Op.INT_LE;
    };
  }

  /** The int that was widened to a long, if it is one. */
  private static @Nullable Expr asInt(ExprFactory factory, Expr expr) {
    if (expr.is(Op.INT_TO_LONG)) {
      return expr.argument(0);
    }
    boolean fits = expr instanceof Constant c && c.asLong() == (int) c.asLong();
    return fits ? factory.intConst((int) ((Constant) expr).asLong()) : null;
  }

  private static @Nullable Expr integralEq(ExprFactory factory, Integral width, Expr a, Expr b) {
    LinearForm difference = LinearForm.of(width, a, 1, b, -1);
    if (difference == null) {
      return a == b ? factory.bool(true) : Order.commuted(factory, width.eq, a, b);
    }
    if (difference.isConstant()) {
      return factory.bool(difference.constant() == 0);
    }
    var terms = difference.terms();
    long first = terms.get(0).getValue();
    if (terms.size() == 1 && (first & 1) != 0) {
      long solution = width.wrap(-difference.constant() * inverse(first));
      return factory.raw(width.eq, terms.get(0).getKey(), width.constant(factory, solution));
    }
    if (terms.size() == 2
        && difference.constant() == 0
        && first + terms.get(1).getValue() == 0
        && Math.abs(first) == 1) {
      return factory.raw(width.eq, terms.get(0).getKey(), terms.get(1).getKey());
    }
    LinearForm sided = first < 0 ? difference.negated() : difference;
    return factory.raw(
        width.eq,
        sided.withoutConstant().toExpr(factory),
        width.constant(factory, -sided.constant()));
  }

  /** The inverse of an odd number modulo 2^64, by Newton's iteration. */
  private static long inverse(long odd) {
    long x = odd;
    for (int i = 0; i < 5; i++) {
      x *= 2 - odd * x;
    }
    return x;
  }

  private static @Nullable Expr less(ExprFactory factory, Integral width, Expr a, Expr b) {
    boolean never =
        a == b || Integral.isConstant(b, width.min()) || Integral.isConstant(a, width.max());
    return never ? factory.bool(false) : null;
  }

  /** {@code <=} against a constant becomes {@code <}, so that equal conditions are equal terms. */
  private static @Nullable Expr lessOrEqual(ExprFactory factory, Integral width, Expr a, Expr b) {
    if (a == b || Integral.isConstant(b, width.max()) || Integral.isConstant(a, width.min())) {
      return factory.bool(true);
    }
    if (b instanceof Constant bound) {
      return factory.apply(width.lt, a, width.constant(factory, bound.asIntegral() + 1));
    }
    return a instanceof Constant bound
        ? factory.apply(width.lt, width.constant(factory, bound.asIntegral() - 1), b)
        : null;
  }
}
