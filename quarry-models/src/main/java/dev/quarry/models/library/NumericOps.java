package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;

/** The operations of one numeric sort. */
enum NumericOps {
  INT(Op.INT_LT, Op.INT_LE, Op.INT_ADD, Op.INT_SUB, Op.INT_MUL, Op.INT_DIV, Op.INT_REM, Op.INT_NEG),
  LONG(
      Op.LONG_LT,
      Op.LONG_LE,
      Op.LONG_ADD,
      Op.LONG_SUB,
      Op.LONG_MUL,
      Op.LONG_DIV,
      Op.LONG_REM,
      Op.LONG_NEG),
  FLOAT(
      Op.FLOAT_LT,
      Op.FLOAT_LE,
      Op.FLOAT_ADD,
      Op.FLOAT_SUB,
      Op.FLOAT_MUL,
      Op.FLOAT_DIV,
      Op.FLOAT_REM,
      Op.FLOAT_NEG),
  DOUBLE(
      Op.DOUBLE_LT,
      Op.DOUBLE_LE,
      Op.DOUBLE_ADD,
      Op.DOUBLE_SUB,
      Op.DOUBLE_MUL,
      Op.DOUBLE_DIV,
      Op.DOUBLE_REM,
      Op.DOUBLE_NEG);

  final Op lt;
  final Op le;
  final Op add;
  final Op sub;
  final Op mul;
  final Op div;
  final Op rem;
  final Op neg;

  NumericOps(Op lt, Op le, Op add, Op sub, Op mul, Op div, Op rem, Op neg) {
    this.lt = lt;
    this.le = le;
    this.add = add;
    this.sub = sub;
    this.mul = mul;
    this.div = div;
    this.rem = rem;
    this.neg = neg;
  }

  static NumericOps of(Expr a) {
    return switch ((Sort.Basic) a.sort()) {
      case INT -> INT;
      case LONG -> LONG;
      case FLOAT -> FLOAT;
      case DOUBLE -> DOUBLE;
      default -> throw new IllegalArgumentException(a.sort() + " is not numeric.");
    };
  }
}
