package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/** The operations of int and of long, so that parsing and formatting are written once. */
enum IntegerKind {
  INT(
      Integer.MIN_VALUE,
      Op.INT_ADD,
      Op.INT_SUB,
      Op.INT_MUL,
      Op.INT_DIV,
      Op.INT_REM,
      Op.INT_LT,
      Op.INT_EQ),
  LONG(
      Long.MIN_VALUE,
      Op.LONG_ADD,
      Op.LONG_SUB,
      Op.LONG_MUL,
      Op.LONG_DIV,
      Op.LONG_REM,
      Op.LONG_LT,
      Op.LONG_EQ);

  private final long min;
  private final Op add;
  private final Op sub;
  private final Op mul;
  private final Op div;
  private final Op rem;
  private final Op lt;
  private final Op eq;

  IntegerKind(long min, Op add, Op sub, Op mul, Op div, Op rem, Op lt, Op eq) {
    this.min = min;
    this.add = add;
    this.sub = sub;
    this.mul = mul;
    this.div = div;
    this.rem = rem;
    this.lt = lt;
    this.eq = eq;
  }

  long min() {
    return min;
  }

  /** How many digits of a radix never overflow. */
  int safeDigits(int radix) {
    int digits = 0;
    for (long rest = -(min / radix); rest > 0; rest /= radix) {
      digits++;
    }
    return digits;
  }

  /** How many digits the longest number has. */
  int mostDigits(int radix) {
    return safeDigits(radix) + 1;
  }

  Expr constant(ExprFactory factory, long value) {
    return this == INT ? factory.intConst((int) value) : factory.longConst(value);
  }

  /** An int term as a number of this kind. */
  Expr of(ExprFactory factory, Expr number) {
    return this == INT ? number : factory.apply(Op.INT_TO_LONG, number);
  }

  /** The last digits of a number of this kind, as an int term. */
  Expr toInt(ExprFactory factory, Expr number) {
    return this == INT ? number : factory.apply(Op.LONG_TO_INT, number);
  }

  Expr add(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(add, a, b);
  }

  Expr sub(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(sub, a, b);
  }

  Expr mul(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(mul, a, b);
  }

  Expr div(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(div, a, b);
  }

  Expr rem(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(rem, a, b);
  }

  Expr lt(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(lt, a, b);
  }

  Expr eq(ExprFactory factory, Expr a, Expr b) {
    return factory.apply(eq, a, b);
  }
}
