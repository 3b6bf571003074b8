package dev.quarry.expr.eval;

import dev.quarry.expr.Op;
import java.util.EnumMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/** The operations whose meaning is exactly that of one or a few JVM instructions without a jump. */
final class PlainInstructions {
  private static final Map<Op, int[]> TABLE = new EnumMap<>(Op.class);

  private PlainInstructions() {}

  static {
    booleans();
    ints();
    longs();
    floats();
    doubles();
  }

  /** The instructions of an operation on operands that are on the stack; null if it has none. */
  static int @org.jspecify.annotations.Nullable [] of(Op op) {
    return TABLE.get(op);
  }

  private static void booleans() {
    put(Op.NOT, Opcodes.ICONST_1, Opcodes.IXOR);
    put(Op.AND, Opcodes.IAND);
    put(Op.OR, Opcodes.IOR);
    put(Op.BOOL_EQ, Opcodes.IXOR, Opcodes.ICONST_1, Opcodes.IXOR);
  }

  private static void ints() {
    put(Op.INT_ADD, Opcodes.IADD);
    put(Op.INT_SUB, Opcodes.ISUB);
    put(Op.INT_MUL, Opcodes.IMUL);
    put(Op.INT_NEG, Opcodes.INEG);
    put(Op.INT_AND, Opcodes.IAND);
    put(Op.INT_OR, Opcodes.IOR);
    put(Op.INT_XOR, Opcodes.IXOR);
    put(Op.INT_SHL, Opcodes.ISHL);
    put(Op.INT_SHR, Opcodes.ISHR);
    put(Op.INT_USHR, Opcodes.IUSHR);
    put(Op.INT_TO_BYTE, Opcodes.I2B);
    put(Op.INT_TO_CHAR, Opcodes.I2C);
    put(Op.INT_TO_SHORT, Opcodes.I2S);
    put(Op.INT_TO_LONG, Opcodes.I2L);
    put(Op.INT_TO_FLOAT, Opcodes.I2F);
    put(Op.INT_TO_DOUBLE, Opcodes.I2D);
  }

  private static void longs() {
    put(Op.LONG_ADD, Opcodes.LADD);
    put(Op.LONG_SUB, Opcodes.LSUB);
    put(Op.LONG_MUL, Opcodes.LMUL);
    put(Op.LONG_NEG, Opcodes.LNEG);
    put(Op.LONG_AND, Opcodes.LAND);
    put(Op.LONG_OR, Opcodes.LOR);
    put(Op.LONG_XOR, Opcodes.LXOR);
    put(Op.LONG_SHL, Opcodes.LSHL);
    put(Op.LONG_SHR, Opcodes.LSHR);
    put(Op.LONG_USHR, Opcodes.LUSHR);
    put(Op.LONG_CMP, Opcodes.LCMP);
    put(Op.LONG_TO_INT, Opcodes.L2I);
    put(Op.LONG_TO_FLOAT, Opcodes.L2F);
    put(Op.LONG_TO_DOUBLE, Opcodes.L2D);
  }

  private static void floats() {
    put(Op.FLOAT_ADD, Opcodes.FADD);
    put(Op.FLOAT_SUB, Opcodes.FSUB);
    put(Op.FLOAT_MUL, Opcodes.FMUL);
    put(Op.FLOAT_DIV, Opcodes.FDIV);
    put(Op.FLOAT_REM, Opcodes.FREM);
    put(Op.FLOAT_NEG, Opcodes.FNEG);
    put(Op.FLOAT_CMPL, Opcodes.FCMPL);
    put(Op.FLOAT_CMPG, Opcodes.FCMPG);
    put(Op.FLOAT_TO_INT, Opcodes.F2I);
    put(Op.FLOAT_TO_LONG, Opcodes.F2L);
    put(Op.FLOAT_TO_DOUBLE, Opcodes.F2D);
  }

  private static void doubles() {
    put(Op.DOUBLE_ADD, Opcodes.DADD);
    put(Op.DOUBLE_SUB, Opcodes.DSUB);
    put(Op.DOUBLE_MUL, Opcodes.DMUL);
    put(Op.DOUBLE_DIV, Opcodes.DDIV);
    put(Op.DOUBLE_REM, Opcodes.DREM);
    put(Op.DOUBLE_NEG, Opcodes.DNEG);
    put(Op.DOUBLE_CMPL, Opcodes.DCMPL);
    put(Op.DOUBLE_CMPG, Opcodes.DCMPG);
    put(Op.DOUBLE_TO_INT, Opcodes.D2I);
    put(Op.DOUBLE_TO_LONG, Opcodes.D2L);
    put(Op.DOUBLE_TO_FLOAT, Opcodes.D2F);
  }

  private static void put(Op op, int... instructions) {
    TABLE.put(op, instructions);
  }
}
