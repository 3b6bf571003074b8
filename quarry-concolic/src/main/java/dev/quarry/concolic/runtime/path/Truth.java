package dev.quarry.concolic.runtime.path;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/** Truth values as conditions and as the ints that slots hold. */
public final class Truth {
  private Truth() {}

  /** The condition that a slot with this shadow holds true. */
  public static Expr of(ExprFactory factory, Expr shadow) {
    return shadow.sort() == Sort.BOOL
        ? shadow
        : factory.not(factory.apply(Op.INT_EQ, shadow, factory.intConst(0)));
  }

  /** The shadow of a slot that holds a condition. */
  public static Expr toInt(ExprFactory factory, Expr condition) {
    return condition.sort() != Sort.BOOL
        ? condition
        : factory.ite(condition, factory.intConst(1), factory.intConst(0));
  }
}
