package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Doubles;

/** double arithmetic on bits. */
final class DoubleSteps {
  private DoubleSteps() {}

  static long apply(Op op, long x, long y) {
    return switch (op) {
      case DOUBLE_ADD ->
          Double.doubleToRawLongBits(
              Doubles.add(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_SUB ->
          Double.doubleToRawLongBits(
              Doubles.sub(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_MUL ->
          Double.doubleToRawLongBits(
              Doubles.mul(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_DIV ->
          Double.doubleToRawLongBits(
              Doubles.div(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_REM ->
          Double.doubleToRawLongBits(
              Doubles.rem(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_NEG -> Double.doubleToRawLongBits(Doubles.neg(Double.longBitsToDouble(x)));
      case DOUBLE_ABS -> Double.doubleToRawLongBits(Doubles.abs(Double.longBitsToDouble(x)));
      case DOUBLE_SQRT -> Double.doubleToRawLongBits(Doubles.sqrt(Double.longBitsToDouble(x)));
      case DOUBLE_FLOOR -> Double.doubleToRawLongBits(Doubles.floor(Double.longBitsToDouble(x)));
      case DOUBLE_CEIL -> Double.doubleToRawLongBits(Doubles.ceil(Double.longBitsToDouble(x)));
      case DOUBLE_RINT -> Double.doubleToRawLongBits(Doubles.rint(Double.longBitsToDouble(x)));
      default -> throw Tape.notIn(OpFamily.DOUBLES, op);
    };
  }
}
