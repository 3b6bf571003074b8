package dev.quarry.expr.simplify;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import org.jspecify.annotations.Nullable;

/** The operations of one integer width, so that a rule is written once for int and long. */
enum Integral {
  INT(
      Sort.INT,
      Op.INT_ADD,
      Op.INT_SUB,
      Op.INT_MUL,
      Op.INT_NEG,
      Op.INT_SHL,
      Op.INT_EQ,
      Op.INT_LT,
      Op.INT_LE),
  LONG(
      Sort.LONG,
      Op.LONG_ADD,
      Op.LONG_SUB,
      Op.LONG_MUL,
      Op.LONG_NEG,
      Op.LONG_SHL,
      Op.LONG_EQ,
      Op.LONG_LT,
      Op.LONG_LE);

  final Sort.Basic sort;
  final Op add;
  final Op sub;
  final Op mul;
  final Op neg;
  final Op shl;
  final Op eq;
  final Op lt;
  final Op le;

  Integral(Sort.Basic sort, Op add, Op sub, Op mul, Op neg, Op shl, Op eq, Op lt, Op le) {
    this.sort = sort;
    this.add = add;
    this.sub = sub;
    this.mul = mul;
    this.neg = neg;
    this.shl = shl;
    this.eq = eq;
    this.lt = lt;
    this.le = le;
  }

  /** The width of an integer sort; null for other sorts. */
  static @Nullable Integral of(Sort sort) {
    if (sort == Sort.INT) {
      return INT;
    }
    return sort == Sort.LONG ? LONG : null;
  }

  int bits() {
    return this == INT ? 32 : 64;
  }

  long min() {
    return this == INT ? Integer.MIN_VALUE : Long.MIN_VALUE;
  }

  long max() {
    return this == INT ? Integer.MAX_VALUE : Long.MAX_VALUE;
  }

  /** The value modulo 2^bits, sign-extended. */
  long wrap(long value) {
    return this == INT ? (int) value : value;
  }

  Constant constant(ExprFactory factory, long value) {
    return this == INT ? factory.intConst((int) value) : factory.longConst(value);
  }

  /** Whether the term is a constant with that value. */
  static boolean isConstant(Expr expr, long value) {
    return expr instanceof Constant constant
        && of(constant.sort()) != null
        && constant.asIntegral() == value;
  }
}
