package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Floats;

/** float arithmetic on bits. */
final class FloatSteps {
  private FloatSteps() {}

  static long apply(Op op, long x, long y) {
    switch (op) {
      case FLOAT_ADD:
        return Float.floatToRawIntBits(
            Floats.add(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_SUB:
        return Float.floatToRawIntBits(
            Floats.sub(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_MUL:
        return Float.floatToRawIntBits(
            Floats.mul(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_DIV:
        return Float.floatToRawIntBits(
            Floats.div(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_REM:
        return Float.floatToRawIntBits(
            Floats.rem(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_NEG:
        return Float.floatToRawIntBits(Floats.neg(Float.intBitsToFloat((int) x)));
      case FLOAT_ABS:
        return Float.floatToRawIntBits(Floats.abs(Float.intBitsToFloat((int) x)));
      default:
        throw Tape.notIn(Family.FLOATS, op);
    }
  }
}
