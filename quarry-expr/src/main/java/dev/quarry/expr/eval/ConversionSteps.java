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
    switch (op) {
      case INT_BITS_TO_FLOAT:
      case FLOAT_TO_RAW_BITS:
      case LONG_BITS_TO_DOUBLE:
      case DOUBLE_TO_RAW_BITS:
        return x; // registers hold raw bits already
      case INT_TO_BYTE:
        return Ints.toByte((int) x);
      case INT_TO_CHAR:
        return Ints.toChar((int) x);
      case INT_TO_SHORT:
        return Ints.toShort((int) x);
      case INT_TO_LONG:
        return Ints.toLong((int) x);
      case INT_TO_FLOAT:
        return Float.floatToRawIntBits(Ints.toFloat((int) x));
      case INT_TO_DOUBLE:
        return Double.doubleToRawLongBits(Ints.toDouble((int) x));
      case LONG_TO_INT:
        return Longs.toInt(x);
      case LONG_TO_FLOAT:
        return Float.floatToRawIntBits(Longs.toFloat(x));
      case LONG_TO_DOUBLE:
        return Double.doubleToRawLongBits(Longs.toDouble(x));
      case FLOAT_TO_INT:
        return Floats.toInt(Float.intBitsToFloat((int) x));
      case FLOAT_TO_LONG:
        return Floats.toLong(Float.intBitsToFloat((int) x));
      case FLOAT_TO_DOUBLE:
        return Double.doubleToRawLongBits(Floats.toDouble(Float.intBitsToFloat((int) x)));
      case FLOAT_TO_BITS:
        return Floats.toBits(Float.intBitsToFloat((int) x));
      case DOUBLE_TO_INT:
        return Doubles.toInt(Double.longBitsToDouble(x));
      case DOUBLE_TO_LONG:
        return Doubles.toLong(Double.longBitsToDouble(x));
      case DOUBLE_TO_FLOAT:
        return Float.floatToRawIntBits(Doubles.toFloat(Double.longBitsToDouble(x)));
      case DOUBLE_TO_BITS:
        return Doubles.toBits(Double.longBitsToDouble(x));
      default:
        throw Tape.notIn(Family.CONVERSIONS, op);
    }
  }
}
