package dev.quarry.expr.testing;

import dev.quarry.expr.Op;
import java.util.Map;

/** References of float and double. */
final class FloatingReference {
  private FloatingReference() {}

  static void fill(Map<Op, JavaReference.Function> table) {
    floats(table);
    floatComparisons(table);
    doubles(table);
    doubleComparisons(table);
    rounding(table);
  }

  private static void floats(Map<Op, JavaReference.Function> table) {
    table.put(Op.FLOAT_ADD, v -> (float) v[0] + (float) v[1]);
    table.put(Op.FLOAT_SUB, v -> (float) v[0] - (float) v[1]);
    table.put(Op.FLOAT_MUL, v -> (float) v[0] * (float) v[1]);
    table.put(Op.FLOAT_DIV, v -> (float) v[0] / (float) v[1]);
    table.put(Op.FLOAT_REM, v -> (float) v[0] % (float) v[1]);
    table.put(Op.FLOAT_NEG, v -> -(float) v[0]);
    table.put(Op.FLOAT_ABS, v -> (float) v[0] <= 0 ? 0 - (float) v[0] : v[0]);
    table.put(Op.FLOAT_TO_INT, v -> (int) (float) v[0]);
    table.put(Op.FLOAT_TO_LONG, v -> (long) (float) v[0]);
    table.put(
        Op.FLOAT_TO_BITS,
        v -> Float.isNaN((float) v[0]) ? 0x7fc00000 : Float.floatToRawIntBits((float) v[0]));
    table.put(Op.FLOAT_TO_RAW_BITS, v -> Float.floatToRawIntBits((float) v[0]));
    table.put(Op.FLOAT_TO_DOUBLE, v -> (double) (float) v[0]);
  }

  private static void floatComparisons(Map<Op, JavaReference.Function> table) {
    table.put(Op.FLOAT_EQ, v -> (float) v[0] == (float) v[1]);
    table.put(Op.FLOAT_LT, v -> (float) v[0] < (float) v[1]);
    table.put(Op.FLOAT_LE, v -> (float) v[0] <= (float) v[1]);
    table.put(Op.FLOAT_CMPL, v -> compare((float) v[0], (float) v[1], -1));
    table.put(Op.FLOAT_CMPG, v -> compare((float) v[0], (float) v[1], 1));
  }

  private static void doubles(Map<Op, JavaReference.Function> table) {
    table.put(Op.DOUBLE_ADD, v -> (double) v[0] + (double) v[1]);
    table.put(Op.DOUBLE_SUB, v -> (double) v[0] - (double) v[1]);
    table.put(Op.DOUBLE_MUL, v -> (double) v[0] * (double) v[1]);
    table.put(Op.DOUBLE_DIV, v -> (double) v[0] / (double) v[1]);
    table.put(Op.DOUBLE_REM, v -> (double) v[0] % (double) v[1]);
    table.put(Op.DOUBLE_NEG, v -> -(double) v[0]);
    table.put(Op.DOUBLE_ABS, v -> (double) v[0] <= 0 ? 0 - (double) v[0] : v[0]);
    table.put(Op.DOUBLE_TO_INT, v -> (int) (double) v[0]);
    table.put(Op.DOUBLE_TO_LONG, v -> (long) (double) v[0]);
    table.put(
        Op.DOUBLE_TO_BITS,
        v ->
            Double.isNaN((double) v[0])
                ? 0x7ff8000000000000L
                : Double.doubleToRawLongBits((double) v[0]));
    table.put(Op.DOUBLE_TO_RAW_BITS, v -> Double.doubleToRawLongBits((double) v[0]));
    table.put(Op.DOUBLE_TO_FLOAT, v -> (float) (double) v[0]);
  }

  private static void doubleComparisons(Map<Op, JavaReference.Function> table) {
    table.put(Op.DOUBLE_EQ, v -> (double) v[0] == (double) v[1]);
    table.put(Op.DOUBLE_LT, v -> (double) v[0] < (double) v[1]);
    table.put(Op.DOUBLE_LE, v -> (double) v[0] <= (double) v[1]);
    table.put(Op.DOUBLE_CMPL, v -> compare((double) v[0], (double) v[1], -1));
    table.put(Op.DOUBLE_CMPG, v -> compare((double) v[0], (double) v[1], 1));
  }

  private static int compare(double a, double b, int unordered) {
    if (Double.isNaN(a) || Double.isNaN(b)) {
      return unordered;
    }
    return a < b ? -1 : a > b ? 1 : 0;
  }

  private static void rounding(Map<Op, JavaReference.Function> table) {
    table.put(Op.DOUBLE_SQRT, v -> StrictMath.sqrt((double) v[0]));
    table.put(Op.DOUBLE_FLOOR, v -> StrictMath.floor((double) v[0]));
    table.put(Op.DOUBLE_CEIL, v -> StrictMath.ceil((double) v[0]));
    table.put(Op.DOUBLE_RINT, v -> StrictMath.rint((double) v[0]));
  }
}
