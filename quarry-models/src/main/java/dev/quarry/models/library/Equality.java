package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/** When two values are equal for {@code equals}: a NaN is equal to itself, 0.0 is not -0.0. */
public final class Equality {
  private Equality() {}

  /** Whether two objects of one class with these contents are equal, or two elements of arrays. */
  public static Expr ofContents(ExprFactory factory, Expr a, Expr b) {
    return switch ((Sort.Basic) a.sort()) {
      case FLOAT ->
          factory.eq(factory.apply(Op.FLOAT_TO_BITS, a), factory.apply(Op.FLOAT_TO_BITS, b));
      case DOUBLE ->
          factory.eq(factory.apply(Op.DOUBLE_TO_BITS, a), factory.apply(Op.DOUBLE_TO_BITS, b));
      default -> factory.eq(a, b);
    };
  }
}
