package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sums, differences and multiples of integers in {@link LinearForm}. */
final class LinearRules implements Simplification {
  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    Integral width = Integral.of(arguments.get(0).sort());
    if (width == null) {
      return null;
    }
    LinearForm form = form(width, op, arguments);
    if (form != null) {
      return form.toExpr(factory);
    }
    return op == width.mul ? orderedProduct(factory, op, arguments) : null;
  }

  private static @Nullable LinearForm form(Integral width, Op op, List<Expr> arguments) {
    Expr a = arguments.get(0);
    if (op == width.neg) {
      return LinearForm.of(width, a, -1);
    }
    if (op == width.add) {
      return LinearForm.of(width, a, 1, arguments.get(1), 1);
    }
    if (op == width.sub) {
      return LinearForm.of(width, a, 1, arguments.get(1), -1);
    }
    if (op == width.mul) {
      if (arguments.get(1) instanceof Constant factor) {
        return LinearForm.of(width, a, factor.asIntegral());
      }
      return a instanceof Constant factor
          ? LinearForm.of(width, arguments.get(1), factor.asIntegral())
          : null;
    }
    if (op == width.shl && arguments.get(1) instanceof Constant count) {
      return LinearForm.of(width, a, 1L << (count.asInt() & (width.bits() - 1)));
    }
    return null;
  }

  private static @Nullable Expr orderedProduct(ExprFactory factory, Op op, List<Expr> arguments) {
    Expr a = arguments.get(0);
    Expr b = arguments.get(1);
    if (b instanceof Constant) {
      return null;
    }
    boolean swap = a instanceof Constant || b.hashCode() < a.hashCode();
    return swap ? factory.raw(op, b, a) : null;
  }
}
