package dev.quarry.concolic.instrument;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The types of operands and results of instructions that compute. */
final class OpcodeTypes {
  private static final Type I = Type.INT_TYPE;
  private static final Type J = Type.LONG_TYPE;
  private static final Type F = Type.FLOAT_TYPE;
  private static final Type D = Type.DOUBLE_TYPE;
  private static final Type[] CYCLE = {I, J, F, D};
  private static final Type REFERENCE = Type.getObjectType("java/lang/Object");

  private OpcodeTypes() {}

  /** Whether an instruction computes a number from two. */
  static boolean isBinary(int opcode) {
    return (opcode >= Opcodes.IADD && opcode <= Opcodes.DREM)
        || (opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR)
        || (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG);
  }

  /** Whether an instruction computes a number from one; {@code iinc} is none of these. */
  static boolean isUnary(int opcode) {
    return (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG)
        || (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S);
  }

  /** Whether zero as the second operand is an exception. */
  static boolean divides(int opcode) {
    return opcode == Opcodes.IDIV
        || opcode == Opcodes.LDIV
        || opcode == Opcodes.IREM
        || opcode == Opcodes.LREM;
  }

  /** The type of the (first) operand. */
  static Type first(int opcode) {
    if (opcode >= Opcodes.IADD && opcode <= Opcodes.DNEG) {
      return CYCLE[(opcode - Opcodes.IADD) % 4];
    }
    if (opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR) {
      return CYCLE[(opcode - Opcodes.ISHL) % 2];
    }
    return switch (opcode) {
      case Opcodes.L2I, Opcodes.L2F, Opcodes.L2D, Opcodes.LCMP -> J;
      case Opcodes.F2I, Opcodes.F2L, Opcodes.F2D, Opcodes.FCMPL, Opcodes.FCMPG -> F;
      case Opcodes.D2I, Opcodes.D2L, Opcodes.D2F, Opcodes.DCMPL, Opcodes.DCMPG -> D;
      default -> I;
    };
  }

  /** The type of the second operand. */
  static Type second(int opcode) {
    return opcode >= Opcodes.ISHL && opcode <= Opcodes.LUSHR ? I : first(opcode);
  }

  /** The type of the result; null if there is none or it is no number. */
  static @Nullable Type result(int opcode) {
    if (opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR) {
      return first(opcode);
    }
    return switch (opcode) {
      case Opcodes.L2I, Opcodes.F2I, Opcodes.D2I, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S -> I;
      case Opcodes.LCMP, Opcodes.FCMPL, Opcodes.FCMPG, Opcodes.DCMPL, Opcodes.DCMPG -> I;
      case Opcodes.I2L, Opcodes.F2L, Opcodes.D2L -> J;
      case Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> F;
      case Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> D;
      default -> null;
    };
  }

  /** What {@code xALOAD} pushes or {@code xASTORE} pops. */
  static Type element(int opcode) {
    int kind = opcode >= Opcodes.IASTORE ? opcode - Opcodes.IASTORE : opcode - Opcodes.IALOAD;
    return switch (kind) {
      case 1 -> J;
      case 2 -> F;
      case 3 -> D;
      case 4 -> REFERENCE;
      default -> I;
    };
  }
}
