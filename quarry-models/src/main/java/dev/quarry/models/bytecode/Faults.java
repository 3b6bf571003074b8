package dev.quarry.models.bytecode;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import org.objectweb.asm.Opcodes;

/** When an instruction on numbers throws. */
public final class Faults {
  private Faults() {}

  /** Whether an instruction throws {@link ArithmeticException} if its second operand is zero. */
  public static boolean divides(int opcode) {
    return opcode == Opcodes.IDIV
        || opcode == Opcodes.LDIV
        || opcode == Opcodes.IREM
        || opcode == Opcodes.LREM;
  }

  /** When an int or long division throws {@link ArithmeticException}. */
  public static Expr divisorIsZero(ExprFactory factory, Expr divisor) {
    return divisor.sort() == Sort.INT
        ? factory.apply(Op.INT_EQ, divisor, factory.intConst(0))
        : factory.apply(Op.LONG_EQ, divisor, factory.longConst(0));
  }

  /** When an array access throws {@link ArrayIndexOutOfBoundsException}. */
  public static Expr indexIsOutOfBounds(ExprFactory factory, Expr index, Expr length) {
    return factory.apply(
        Op.OR, isNegative(factory, index), factory.apply(Op.INT_LE, length, index));
  }

  /** When the creation of an array throws {@link NegativeArraySizeException}. */
  public static Expr sizeIsNegative(ExprFactory factory, Expr size) {
    return isNegative(factory, size);
  }

  private static Expr isNegative(ExprFactory factory, Expr value) {
    return factory.apply(Op.INT_LT, value, factory.intConst(0));
  }
}
