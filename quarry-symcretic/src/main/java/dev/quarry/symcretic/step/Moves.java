package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Sort;
import dev.quarry.models.bytecode.Instructions;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Constants, locals, and the shuffling of the stack. */
final class Moves {
  private Moves() {}

  static Optional<Meaning> of(Site site) {
    int opcode = site.opcode();
    if (opcode == Opcodes.NOP) {
      return Optional.of(Meaning.of(site.assignment()));
    }
    if (opcode <= Opcodes.LDC) {
      return constant(site).map(value -> push(site, value));
    }
    if (opcode <= Opcodes.ALOAD) {
      int index = ((VarInsnNode) site.instruction()).var;
      return Optional.of(
          push(site, site.variables().local(site.level(), index, sort(opcode - Opcodes.ILOAD))));
    }
    if (opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
      int index = ((VarInsnNode) site.instruction()).var;
      Sort.Basic sort = sort(opcode - Opcodes.ISTORE);
      return Optional.of(
          Meaning.of(
              site.assignment()
                  .set(site.variables().local(site.level(), index, sort), site.below(0))));
    }
    if (opcode == Opcodes.IINC) {
      var node = (IincInsnNode) site.instruction();
      var local = site.variables().local(site.level(), node.var, Sort.INT);
      return Optional.of(
          Meaning.of(
              site.assignment()
                  .set(local, Instructions.increment(site.factory(), local, node.incr))));
    }
    return opcode >= Opcodes.POP && opcode <= Opcodes.SWAP
        ? Optional.of(Meaning.of(shuffle(site)))
        : Optional.empty();
  }

  private static Meaning push(Site site, Expr value) {
    return Meaning.of(
        site.assignment().set(site.after(site.height(), (Sort.Basic) value.sort()), value));
  }

  /** The families of loads and stores come in one order, for small elements after the others. */
  static Sort.Basic sort(int family) {
    return switch (family) {
      case 1 -> Sort.LONG;
      case 2 -> Sort.FLOAT;
      case 3 -> Sort.DOUBLE;
      case 4 -> Sort.REF;
      default -> Sort.INT;
    };
  }

  private static Optional<Expr> constant(Site site) {
    ExprFactory factory = site.factory();
    int opcode = site.opcode();
    if (site.instruction() instanceof LdcInsnNode ldc) {
      return literal(site, ldc.cst);
    }
    if (site.instruction() instanceof IntInsnNode number) {
      return Optional.of(factory.intConst(number.operand));
    }
    if (opcode == Opcodes.ACONST_NULL) {
      return Optional.of(factory.nullRef());
    }
    if (opcode <= Opcodes.ICONST_5) {
      return Optional.of(factory.intConst(opcode - Opcodes.ICONST_0));
    }
    if (opcode <= Opcodes.LCONST_1) {
      return Optional.of(factory.longConst(opcode - Opcodes.LCONST_0));
    }
    return Optional.of(
        opcode <= Opcodes.FCONST_2
            ? factory.floatConst(opcode - Opcodes.FCONST_0)
            : factory.doubleConst(opcode - Opcodes.DCONST_0));
  }

  private static Optional<Expr> literal(Site site, Object constant) {
    ExprFactory factory = site.factory();
    if (constant instanceof Integer number) {
      return Optional.of(factory.intConst(number));
    }
    if (constant instanceof Long number) {
      return Optional.of(factory.longConst(number));
    }
    if (constant instanceof Float number) {
      return Optional.of(factory.floatConst(number));
    }
    if (constant instanceof Double number) {
      return Optional.of(factory.doubleConst(number));
    }
    if (constant instanceof String text) {
      return Optional.of(site.references().literal(text));
    }
    return constant instanceof Type type && type.getSort() != Type.METHOD
        ? Optional.of(site.references().classObject(type.getDescriptor()))
        : Optional.empty();
  }

  /** Duplications and swaps: the stack after is a rearrangement of the stack before. */
  private static Assignment shuffle(Site site) {
    Assignment assignment = site.assignment();
    int height = site.height();
    boolean topIsWide = site.typeBelow(0).getSize() == 2;
    List<Integer> after =
        switch (site.opcode()) {
          case Opcodes.DUP -> List.of(0, 0);
          case Opcodes.DUP_X1 -> List.of(0, 1, 0);
          case Opcodes.DUP_X2 ->
              site.typeBelow(1).getSize() == 2 ? List.of(0, 1, 0) : List.of(0, 2, 1, 0);
          case Opcodes.DUP2 -> topIsWide ? List.of(0, 0) : List.of(1, 0, 1, 0);
          case Opcodes.DUP2_X1 -> topIsWide ? List.of(0, 1, 0) : List.of(1, 0, 2, 1, 0);
          case Opcodes.DUP2_X2 -> dup2x2(site, topIsWide);
          case Opcodes.SWAP -> List.of(0, 1);
          default -> List.of();
        };
    int moved = new ArrayList<>(after).stream().mapToInt(i -> i + 1).max().orElse(0);
    for (int i = 0; i < after.size(); i++) {
      var source = site.below(after.get(i));
      assignment.set(
          site.after(height - moved + i, Variables.sortOf(site.typeBelow(after.get(i)))), source);
    }
    return assignment;
  }

  private static List<Integer> dup2x2(Site site, boolean topIsWide) {
    if (topIsWide) {
      return site.typeBelow(1).getSize() == 2 ? List.of(0, 1, 0) : List.of(0, 2, 1, 0);
    }
    return site.typeBelow(2).getSize() == 2 ? List.of(1, 0, 2, 1, 0) : List.of(1, 0, 3, 2, 1, 0);
  }
}
