package dev.quarry.models.environment;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.Optional;

/** Which numbers of its type a method of the environment may return. */
public enum Domain {
  /** All. */
  ANY,
  /** 0 and larger. */
  COUNT,
  /** 1 and larger. */
  POSITIVE,
  /** From 0 to below 1. */
  FRACTION;

  /** The condition on a number; empty if it may be any. */
  public Optional<Expr> holds(ExprFactory factory, Expr number) {
    return switch (this) {
      case ANY -> Optional.empty();
      case COUNT -> Optional.of(atLeast(factory, 0, number));
      case POSITIVE -> Optional.of(atLeast(factory, 1, number));
      case FRACTION ->
          Optional.of(
              number.sort() == Sort.FLOAT ? small(factory, number) : large(factory, number));
    };
  }

  private static Expr large(ExprFactory factory, Expr number) {
    return factory.apply(
        Op.AND,
        factory.apply(Op.DOUBLE_LE, factory.doubleConst(0), number),
        factory.apply(Op.DOUBLE_LT, number, factory.doubleConst(1)));
  }

  private static Expr small(ExprFactory factory, Expr number) {
    return factory.apply(
        Op.AND,
        factory.apply(Op.FLOAT_LE, factory.floatConst(0), number),
        factory.apply(Op.FLOAT_LT, number, factory.floatConst(1)));
  }

  /** Whether a number is in it. */
  public boolean contains(Number number) {
    return switch (this) {
      case ANY -> true;
      case COUNT -> number.longValue() >= 0;
      case POSITIVE -> number.longValue() >= 1;
      case FRACTION -> number.doubleValue() >= 0 && number.doubleValue() < 1;
    };
  }

  private static Expr atLeast(ExprFactory factory, int low, Expr number) {
    return number.sort() == Sort.LONG
        ? factory.apply(Op.LONG_LE, factory.longConst(low), number)
        : factory.apply(Op.INT_LE, factory.intConst(low), number);
  }
}
