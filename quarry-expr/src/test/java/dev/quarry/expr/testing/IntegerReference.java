package dev.quarry.expr.testing;

import dev.quarry.expr.Op;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;

/** References of Booleans, int and long. */
final class IntegerReference {
  private IntegerReference() {}

  static void fill(Map<Op, JavaReference.Function> table) {
    booleans(table);
    ints(table);
    intComparisons(table);
    longs(table);
    longComparisons(table);
    conversions(table);
  }

  private static void booleans(Map<Op, JavaReference.Function> table) {
    table.put(Op.NOT, v -> !(boolean) v[0]);
    table.put(Op.AND, v -> (boolean) v[0] && (boolean) v[1]);
    table.put(Op.OR, v -> (boolean) v[0] || (boolean) v[1]);
    table.put(Op.BOOL_EQ, v -> (boolean) v[0] == (boolean) v[1]);
  }

  private static void ints(Map<Op, JavaReference.Function> table) {
    int2(table, Op.INT_ADD, (a, b) -> a + b);
    int2(table, Op.INT_SUB, (a, b) -> a - b);
    int2(table, Op.INT_MUL, (a, b) -> a * b);
    int2(table, Op.INT_AND, (a, b) -> a & b);
    int2(table, Op.INT_OR, (a, b) -> a | b);
    int2(table, Op.INT_XOR, (a, b) -> a ^ b);
    int2(table, Op.INT_DIV, (a, b) -> b != 0 ? a / b : a >= 0 ? -1 : 1);
    int2(table, Op.INT_REM, (a, b) -> b != 0 ? a % b : a);
    table.put(Op.INT_SHL, v -> (int) v[0] << (int) v[1]);
    table.put(Op.INT_SHR, v -> (int) v[0] >> (int) v[1]);
    table.put(Op.INT_USHR, v -> (int) v[0] >>> (int) v[1]);
    table.put(Op.INT_NEG, v -> -(int) v[0]);
  }

  private static void intComparisons(Map<Op, JavaReference.Function> table) {
    table.put(Op.INT_EQ, v -> (int) v[0] == (int) v[1]);
    table.put(Op.INT_LT, v -> (int) v[0] < (int) v[1]);
    table.put(Op.INT_LE, v -> (int) v[0] <= (int) v[1]);
  }

  private static void longs(Map<Op, JavaReference.Function> table) {
    long2(table, Op.LONG_ADD, (a, b) -> a + b);
    long2(table, Op.LONG_SUB, (a, b) -> a - b);
    long2(table, Op.LONG_MUL, (a, b) -> a * b);
    long2(table, Op.LONG_AND, (a, b) -> a & b);
    long2(table, Op.LONG_OR, (a, b) -> a | b);
    long2(table, Op.LONG_XOR, (a, b) -> a ^ b);
    long2(table, Op.LONG_DIV, (a, b) -> b != 0 ? a / b : a >= 0 ? -1 : 1);
    long2(table, Op.LONG_REM, (a, b) -> b != 0 ? a % b : a);
    table.put(Op.LONG_SHL, v -> (long) v[0] << (int) v[1]);
    table.put(Op.LONG_SHR, v -> (long) v[0] >> (int) v[1]);
    table.put(Op.LONG_USHR, v -> (long) v[0] >>> (int) v[1]);
    table.put(Op.LONG_NEG, v -> -(long) v[0]);
  }

  private static void longComparisons(Map<Op, JavaReference.Function> table) {
    table.put(Op.LONG_EQ, v -> (long) v[0] == (long) v[1]);
    table.put(Op.LONG_LT, v -> (long) v[0] < (long) v[1]);
    table.put(Op.LONG_LE, v -> (long) v[0] <= (long) v[1]);
    table.put(Op.LONG_CMP, v -> (long) v[0] < (long) v[1] ? -1 : (long) v[0] > (long) v[1] ? 1 : 0);
  }

  private static void conversions(Map<Op, JavaReference.Function> table) {
    int1(table, Op.INT_TO_BYTE, a -> (byte) a);
    int1(table, Op.INT_TO_CHAR, a -> (char) a);
    int1(table, Op.INT_TO_SHORT, a -> (short) a);
    table.put(Op.INT_TO_LONG, v -> (long) (int) v[0]);
    table.put(Op.INT_TO_FLOAT, v -> (float) (int) v[0]);
    table.put(Op.INT_TO_DOUBLE, v -> (double) (int) v[0]);
    table.put(Op.INT_BITS_TO_FLOAT, v -> Float.intBitsToFloat((int) v[0]));
    table.put(Op.LONG_TO_INT, v -> (int) (long) v[0]);
    table.put(Op.LONG_TO_FLOAT, v -> (float) (long) v[0]);
    table.put(Op.LONG_TO_DOUBLE, v -> (double) (long) v[0]);
    table.put(Op.LONG_BITS_TO_DOUBLE, v -> Double.longBitsToDouble((long) v[0]));
  }

  private static void int1(
      Map<Op, JavaReference.Function> table, Op op, IntUnaryOperator function) {
    table.put(op, v -> function.applyAsInt((int) v[0]));
  }

  private static void int2(
      Map<Op, JavaReference.Function> table, Op op, IntBinaryOperator function) {
    table.put(op, v -> function.applyAsInt((int) v[0], (int) v[1]));
  }

  private static void long2(
      Map<Op, JavaReference.Function> table, Op op, LongBinaryOperator function) {
    table.put(op, v -> function.applyAsLong((long) v[0], (long) v[1]));
  }
}
