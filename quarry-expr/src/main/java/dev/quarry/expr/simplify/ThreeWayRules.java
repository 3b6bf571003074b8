package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Comparisons of a value with few outcomes against a constant: {@code lcmp}, {@code fcmpl/g},
 * {@code dcmpl/g} followed by a branch become the comparison javac started from, and an
 * if-then-else of constants becomes its condition.
 */
final class ThreeWayRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    if (op != Op.INT_EQ
        && op != Op.INT_LT
        && op != Op.INT_LE
        && op != Op.LONG_EQ
        && op != Op.LONG_LT
        && op != Op.LONG_LE) {
      return null;
    }
    Expr a = arguments.get(0);
    Expr b = arguments.get(1);
    if (b instanceof Constant && a instanceof Operation operation) {
      return against(factory, operation, outcome -> holds(op, outcome, b));
    }
    if (a instanceof Constant && b instanceof Operation operation) {
      return against(factory, operation, outcome -> holds(op, a, outcome));
    }
    return null;
  }

  private interface Test {
    boolean test(Expr outcome);
  }

  private static boolean holds(Op op, Expr a, Expr b) {
    return (Boolean) op.apply(((Constant) a).value(), ((Constant) b).value());
  }

  private static @Nullable Expr against(ExprFactory factory, Operation value, Test test) {
    if (value.op() == Op.ITE
        && value.argument(1) instanceof Constant then
        && value.argument(2) instanceof Constant otherwise) {
      return factory.ite(
          value.argument(0), factory.bool(test.test(then)), factory.bool(test.test(otherwise)));
    }
    return switch (value.op()) {
      case LONG_CMP, FLOAT_CMPL, FLOAT_CMPG, DOUBLE_CMPL, DOUBLE_CMPG ->
          comparison(
              factory,
              value,
              test.test(factory.intConst(-1)),
              test.test(factory.intConst(0)),
              test.test(factory.intConst(1)));
      default -> null;
    };
  }

  private static Expr comparison(
      ExprFactory factory, Operation value, boolean less, boolean equal, boolean greater) {
    Expr a = value.argument(0);
    Expr b = value.argument(1);
    if (less == greater) {
      Expr eq = factory.eq(a, b);
      return less == equal ? factory.bool(less) : equal ? eq : factory.not(eq);
    }
    // Of the two strict outcomes, one excludes NaN and is an ordinary comparison; the other is the
    // negation of an ordinary comparison.
    boolean nanIsLess = value.op() == Op.FLOAT_CMPL || value.op() == Op.DOUBLE_CMPL;
    if (greater) {
      return nanIsLess || value.op() == Op.LONG_CMP
          ? factory.apply(equal ? le(value) : lt(value), b, a)
          : factory.not(factory.apply(equal ? lt(value) : le(value), a, b));
    }
    return nanIsLess
        ? factory.not(factory.apply(equal ? lt(value) : le(value), b, a))
        : factory.apply(equal ? le(value) : lt(value), a, b);
  }

  private static Op lt(Operation value) {
    return switch (value.op()) {
      case LONG_CMP -> Op.LONG_LT;
      case FLOAT_CMPL, FLOAT_CMPG -> Op.FLOAT_LT;
      default -> Op.DOUBLE_LT;
    };
  }

  private static Op le(Operation value) {
    return switch (value.op()) {
      case LONG_CMP -> Op.LONG_LE;
      case FLOAT_CMPL, FLOAT_CMPG -> Op.FLOAT_LE;
      default -> Op.DOUBLE_LE;
    };
  }
}
