package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import dev.quarry.expr.semantics.Doubles;
import dev.quarry.expr.semantics.Floats;
import dev.quarry.expr.semantics.Ints;
import dev.quarry.expr.semantics.Longs;

/** Conversions between primitive sorts, on bits. */
final class ConversionSteps {
  private ConversionSteps() {}

  static long apply(Op op, long x) {
    return switch (op) {
      // registers hold raw bits already
      case INT_BITS_TO_FLOAT, FLOAT_TO_RAW_BITS, LONG_BITS_TO_DOUBLE, DOUBLE_TO_RAW_BITS -> x;
      case INT_TO_BYTE -> Ints.toByte((int) x);
      case INT_TO_CHAR -> Ints.toChar((int) x);
      case INT_TO_SHORT -> Ints.toShort((int) x);
      case INT_TO_LONG -> Ints.toLong((int) x);
      case INT_TO_FLOAT -> Float.floatToRawIntBits(Ints.toFloat((int) x));
      case INT_TO_DOUBLE -> Double.doubleToRawLongBits(Ints.toDouble((int) x));
      case LONG_TO_INT -> Longs.toInt(x);
      case LONG_TO_FLOAT -> Float.floatToRawIntBits(Longs.toFloat(x));
      case LONG_TO_DOUBLE -> Double.doubleToRawLongBits(Longs.toDouble(x));
      case FLOAT_TO_INT -> Floats.toInt(Float.intBitsToFloat((int) x));
      case FLOAT_TO_LONG -> Floats.toLong(Float.intBitsToFloat((int) x));
      case FLOAT_TO_DOUBLE ->
          Double.doubleToRawLongBits(Floats.toDouble(Float.intBitsToFloat((int) x)));
      case FLOAT_TO_BITS -> Floats.toBits(Float.intBitsToFloat((int) x));
      case DOUBLE_TO_INT -> Doubles.toInt(Double.longBitsToDouble(x));
      case DOUBLE_TO_LONG -> Doubles.toLong(Double.longBitsToDouble(x));
      case DOUBLE_TO_FLOAT -> Float.floatToRawIntBits(Doubles.toFloat(Double.longBitsToDouble(x)));
      case DOUBLE_TO_BITS -> Doubles.toBits(Double.longBitsToDouble(x));
      default -> throw Tape.notIn(OpFamily.CONVERSIONS, op);
    };
  }
}
