package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import org.jspecify.annotations.Nullable;

/**
 * The canonical order of a commutative operation's arguments: by structural hash, constants last.
 */
final class Order {
  private Order() {}

  /** The application with its arguments in order; null if they are already. */
  static @Nullable Expr commuted(ExprFactory factory, Op op, Expr a, Expr b) {
    return inOrder(a, b) ? null : factory.raw(op, b, a);
  }

  private static boolean inOrder(Expr a, Expr b) {
    if (a instanceof Constant || b instanceof Constant) {
      return b instanceof Constant;
    }
    return a.hashCode() <= b.hashCode();
  }
}
