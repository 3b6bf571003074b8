package dev.quarry.models.bytecode;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * The one meaning of each instruction that computes a number from numbers. Operands are in the
 * order they were pushed; booleans, bytes, shorts and chars are INT, as on the operand stack.
 *
 * <p>Results are those of normal completion: that a divisor is zero is said by {@link Faults}.
 */
public final class Instructions {
  private Instructions() {}

  /** The value an instruction leaves on the stack. */
  public static Expr unary(ExprFactory factory, int opcode, Expr operand) {
    return factory.apply(operation(opcode), operand);
  }

  /** The value an instruction leaves on the stack. */
  public static Expr binary(ExprFactory factory, int opcode, Expr first, Expr second) {
    return factory.apply(operation(opcode), first, second);
  }

  /** The value of a local after {@code iinc}. */
  public static Expr increment(ExprFactory factory, Expr local, int amount) {
    return factory.apply(Op.INT_ADD, local, factory.intConst(amount));
  }

  /** Whether an instruction is one of those that {@link #operation} knows. */
  public static boolean computes(int opcode) {
    boolean inRange = opcode >= Opcodes.IADD && opcode <= Opcodes.DCMPG;
    return inRange && opcode != Opcodes.IINC;
  }

  /** The sorts of an instruction's operands, one or two. */
  public static List<Sort.Basic> operands(int opcode) {
    return operation(opcode).meaning().orElseThrow().parameters();
  }

  /** The sort of an instruction's result. */
  public static Sort.Basic result(int opcode) {
    return operation(opcode).meaning().orElseThrow().result();
  }

  /** The operation an instruction performs, from {@code iadd} to {@code dcmpg}. */
  public static Op operation(int opcode) {
    if (opcode <= Opcodes.DREM) {
      return arithmetic(opcode);
    }
    if (opcode <= Opcodes.LXOR) {
      return bits(opcode);
    }
    return opcode <= Opcodes.I2S ? conversion(opcode) : comparison(opcode);
  }

  private static Op arithmetic(int opcode) {
    return switch (opcode) {
      case Opcodes.IADD -> Op.INT_ADD;
      case Opcodes.LADD -> Op.LONG_ADD;
      case Opcodes.FADD -> Op.FLOAT_ADD;
      case Opcodes.DADD -> Op.DOUBLE_ADD;
      case Opcodes.ISUB -> Op.INT_SUB;
      case Opcodes.LSUB -> Op.LONG_SUB;
      case Opcodes.FSUB -> Op.FLOAT_SUB;
      case Opcodes.DSUB -> Op.DOUBLE_SUB;
      case Opcodes.IMUL -> Op.INT_MUL;
      case Opcodes.LMUL -> Op.LONG_MUL;
      case Opcodes.FMUL -> Op.FLOAT_MUL;
      case Opcodes.DMUL -> Op.DOUBLE_MUL;
      case Opcodes.IDIV -> Op.INT_DIV;
      case Opcodes.LDIV -> Op.LONG_DIV;
      case Opcodes.FDIV -> Op.FLOAT_DIV;
      case Opcodes.DDIV -> Op.DOUBLE_DIV;
      case Opcodes.IREM -> Op.INT_REM;
      case Opcodes.LREM -> Op.LONG_REM;
      case Opcodes.FREM -> Op.FLOAT_REM;
      case Opcodes.DREM -> Op.DOUBLE_REM;
      default -> throw computesNothing(opcode);
    };
  }

  private static Op bits(int opcode) {
    return switch (opcode) {
      case Opcodes.INEG -> Op.INT_NEG;
      case Opcodes.LNEG -> Op.LONG_NEG;
      case Opcodes.FNEG -> Op.FLOAT_NEG;
      case Opcodes.DNEG -> Op.DOUBLE_NEG;
      case Opcodes.ISHL -> Op.INT_SHL;
      case Opcodes.LSHL -> Op.LONG_SHL;
      case Opcodes.ISHR -> Op.INT_SHR;
      case Opcodes.LSHR -> Op.LONG_SHR;
      case Opcodes.IUSHR -> Op.INT_USHR;
      case Opcodes.LUSHR -> Op.LONG_USHR;
      case Opcodes.IAND -> Op.INT_AND;
      case Opcodes.LAND -> Op.LONG_AND;
      case Opcodes.IOR -> Op.INT_OR;
      case Opcodes.LOR -> Op.LONG_OR;
      case Opcodes.IXOR -> Op.INT_XOR;
      case Opcodes.LXOR -> Op.LONG_XOR;
      default -> throw computesNothing(opcode);
    };
  }

  private static Op conversion(int opcode) {
    return switch (opcode) {
      case Opcodes.I2L -> Op.INT_TO_LONG;
      case Opcodes.I2F -> Op.INT_TO_FLOAT;
      case Opcodes.I2D -> Op.INT_TO_DOUBLE;
      case Opcodes.L2I -> Op.LONG_TO_INT;
      case Opcodes.L2F -> Op.LONG_TO_FLOAT;
      case Opcodes.L2D -> Op.LONG_TO_DOUBLE;
      case Opcodes.F2I -> Op.FLOAT_TO_INT;
      case Opcodes.F2L -> Op.FLOAT_TO_LONG;
      case Opcodes.F2D -> Op.FLOAT_TO_DOUBLE;
      case Opcodes.D2I -> Op.DOUBLE_TO_INT;
      case Opcodes.D2L -> Op.DOUBLE_TO_LONG;
      case Opcodes.D2F -> Op.DOUBLE_TO_FLOAT;
      case Opcodes.I2B -> Op.INT_TO_BYTE;
      case Opcodes.I2C -> Op.INT_TO_CHAR;
      case Opcodes.I2S -> Op.INT_TO_SHORT;
      default -> throw computesNothing(opcode);
    };
  }

  private static Op comparison(int opcode) {
    return switch (opcode) {
      case Opcodes.LCMP -> Op.LONG_CMP;
      case Opcodes.FCMPL -> Op.FLOAT_CMPL;
      case Opcodes.FCMPG -> Op.FLOAT_CMPG;
      case Opcodes.DCMPL -> Op.DOUBLE_CMPL;
      case Opcodes.DCMPG -> Op.DOUBLE_CMPG;
      default -> throw computesNothing(opcode);
    };
  }

  private static IllegalArgumentException computesNothing(int opcode) {
    return new IllegalArgumentException("Instruction " + opcode + " computes no number.");
  }
}
