package dev.quarry.models.bytecode;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** When jumps and switches on ints go where. */
public final class Conditions {
  private Conditions() {}

  /** When {@code ifeq} … {@code ifle} jumps. */
  public static Expr jumps(ExprFactory factory, int opcode, Expr operand) {
    if (opcode < Opcodes.IFEQ || opcode > Opcodes.IFLE) {
      throw noSuchJump(opcode, "one int");
    }
    return compare(factory, opcode - Opcodes.IFEQ, operand, factory.intConst(0));
  }

  /** When {@code if_icmpeq} … {@code if_icmple} jumps. */
  public static Expr jumps(ExprFactory factory, int opcode, Expr first, Expr second) {
    if (opcode < Opcodes.IF_ICMPEQ || opcode > Opcodes.IF_ICMPLE) {
      throw noSuchJump(opcode, "two ints");
    }
    return compare(factory, opcode - Opcodes.IF_ICMPEQ, first, second);
  }

  /** Both families of jumps have the same six relations in the same order. */
  private static Expr compare(ExprFactory factory, int relation, Expr a, Expr b) {
    return switch (relation) {
      case 0 -> factory.apply(Op.INT_EQ, a, b);
      case 1 -> factory.not(factory.apply(Op.INT_EQ, a, b));
      case 2 -> factory.apply(Op.INT_LT, a, b);
      case 3 -> factory.apply(Op.INT_LE, b, a);
      case 4 -> factory.apply(Op.INT_LT, b, a);
      default -> factory.apply(Op.INT_LE, a, b);
    };
  }

  /** When a switch takes the branch of a key. */
  public static Expr isKey(ExprFactory factory, Expr selector, int key) {
    return factory.apply(Op.INT_EQ, selector, factory.intConst(key));
  }

  /** When a switch takes a branch that several keys share. */
  public static Expr isAnyKey(ExprFactory factory, Expr selector, int... keys) {
    return factory.not(isNoKey(factory, selector, keys));
  }

  /** When a switch takes the default branch: the selector is none of the keys. */
  public static Expr isNoKey(ExprFactory factory, Expr selector, int... keys) {
    int[] sorted = Arrays.stream(keys).sorted().distinct().toArray();
    List<Expr> outside = new ArrayList<>();
    for (int first = 0; first < sorted.length; ) {
      int last = first;
      while (last + 1 < sorted.length && sorted[last + 1] == sorted[last] + 1) {
        last++;
      }
      outside.add(isOutside(factory, selector, sorted[first], sorted[last]));
      first = last + 1;
    }
    return factory.and(outside);
  }

  /** Two comparisons for a whole run of keys, so that the default of a table stays small. */
  private static Expr isOutside(ExprFactory factory, Expr selector, int low, int high) {
    if (low == high) {
      return factory.not(isKey(factory, selector, low));
    }
    Expr below = factory.apply(Op.INT_LT, selector, factory.intConst(low));
    Expr above = factory.apply(Op.INT_LT, factory.intConst(high), selector);
    return factory.apply(Op.OR, below, above);
  }

  private static IllegalArgumentException noSuchJump(int opcode, String operands) {
    return new IllegalArgumentException(
        "Instruction " + opcode + " is no conditional jump on " + operands + ".");
  }
}
