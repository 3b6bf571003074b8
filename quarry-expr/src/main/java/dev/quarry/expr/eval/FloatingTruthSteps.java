package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Doubles;
import dev.quarry.expr.semantics.Floats;

/** Comparisons of floating-point numbers, on bits. */
final class FloatingTruthSteps {
  private FloatingTruthSteps() {}

  static long apply(Op op, long x, long y) {
    return switch (op) {
      case FLOAT_EQ ->
          Floats.eq(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)) ? 1 : 0;
      case FLOAT_LT ->
          Floats.lt(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)) ? 1 : 0;
      case FLOAT_LE ->
          Floats.le(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)) ? 1 : 0;
      case DOUBLE_EQ -> Doubles.eq(Double.longBitsToDouble(x), Double.longBitsToDouble(y)) ? 1 : 0;
      case DOUBLE_LT -> Doubles.lt(Double.longBitsToDouble(x), Double.longBitsToDouble(y)) ? 1 : 0;
      case DOUBLE_LE -> Doubles.le(Double.longBitsToDouble(x), Double.longBitsToDouble(y)) ? 1 : 0;
      case FLOAT_CMPL -> Floats.cmpl(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y));
      case FLOAT_CMPG -> Floats.cmpg(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y));
      case DOUBLE_CMPL -> Doubles.cmpl(Double.longBitsToDouble(x), Double.longBitsToDouble(y));
      case DOUBLE_CMPG -> Doubles.cmpg(Double.longBitsToDouble(x), Double.longBitsToDouble(y));
      default -> throw Tape.notIn(OpFamily.FLOATING_TRUTHS, op);
    };
  }
}
