package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Floats;

/** float arithmetic on bits. */
final class FloatSteps {
  private FloatSteps() {}

  static long apply(Op op, long x, long y) {
    return switch (op) {
      case FLOAT_ADD ->
          Float.floatToRawIntBits(
              Floats.add(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_SUB ->
          Float.floatToRawIntBits(
              Floats.sub(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_MUL ->
          Float.floatToRawIntBits(
              Floats.mul(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_DIV ->
          Float.floatToRawIntBits(
              Floats.div(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_REM ->
          Float.floatToRawIntBits(
              Floats.rem(Float.intBitsToFloat((int) x), Float.intBitsToFloat((int) y)));
      case FLOAT_NEG -> Float.floatToRawIntBits(Floats.neg(Float.intBitsToFloat((int) x)));
      case FLOAT_ABS -> Float.floatToRawIntBits(Floats.abs(Float.intBitsToFloat((int) x)));
      default -> throw Tape.notIn(OpFamily.FLOATS, op);
    };
  }
}
