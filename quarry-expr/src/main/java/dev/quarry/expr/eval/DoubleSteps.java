package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Doubles;

/** double arithmetic on bits. */
final class DoubleSteps {
  private DoubleSteps() {}

  static long apply(Op op, long x, long y) {
    switch (op) {
      case DOUBLE_ADD:
        return Double.doubleToRawLongBits(
            Doubles.add(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_SUB:
        return Double.doubleToRawLongBits(
            Doubles.sub(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_MUL:
        return Double.doubleToRawLongBits(
            Doubles.mul(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_DIV:
        return Double.doubleToRawLongBits(
            Doubles.div(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_REM:
        return Double.doubleToRawLongBits(
            Doubles.rem(Double.longBitsToDouble(x), Double.longBitsToDouble(y)));
      case DOUBLE_NEG:
        return Double.doubleToRawLongBits(Doubles.neg(Double.longBitsToDouble(x)));
      case DOUBLE_ABS:
        return Double.doubleToRawLongBits(Doubles.abs(Double.longBitsToDouble(x)));
      case DOUBLE_SQRT:
        return Double.doubleToRawLongBits(Doubles.sqrt(Double.longBitsToDouble(x)));
      case DOUBLE_FLOOR:
        return Double.doubleToRawLongBits(Doubles.floor(Double.longBitsToDouble(x)));
      case DOUBLE_CEIL:
        return Double.doubleToRawLongBits(Doubles.ceil(Double.longBitsToDouble(x)));
      case DOUBLE_RINT:
        return Double.doubleToRawLongBits(Doubles.rint(Double.longBitsToDouble(x)));
      default:
        throw Tape.notIn(Family.DOUBLES, op);
    }
  }
}
