package dev.quarry.concolic.instrument;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The usual beginning of {@code equals}: what {@code getClass} gives is only compared with the
 * class of another object or with a class of the program. Then it does not matter which other class
 * an object has.
 */
final class ClassComparison {
  private ClassComparison() {}

  static boolean isMadeOf(MethodInsnNode call, Predicate<String> isProgram) {
    if (!isGetClass(call)) {
      return false;
    }
    AbstractInsnNode next = next(call);
    if (isComparison(next)) {
      AbstractInsnNode receiver = previous(call);
      return receiver instanceof VarInsnNode && isClass(previous(receiver), isProgram);
    }
    if (isClass(next, isProgram)) {
      return isComparison(next(next));
    }
    AbstractInsnNode second = next instanceof VarInsnNode ? next(next) : null;
    return isGetClass(second) && isComparison(next(second));
  }

  private static boolean isClass(@Nullable AbstractInsnNode node, Predicate<String> isProgram) {
    return isGetClass(node)
        || (node instanceof LdcInsnNode constant
            && constant.cst instanceof Type type
            && type.getSort() == Type.OBJECT
            && isProgram.test(type.getInternalName()));
  }

  private static boolean isGetClass(@Nullable AbstractInsnNode node) {
    return node instanceof MethodInsnNode call
        && call.name.equals("getClass")
        && call.desc.equals("()Ljava/lang/Class;");
  }

  private static boolean isComparison(@Nullable AbstractInsnNode node) {
    return node != null
        && (node.getOpcode() == Opcodes.IF_ACMPEQ || node.getOpcode() == Opcodes.IF_ACMPNE);
  }

  private static @Nullable AbstractInsnNode next(@Nullable AbstractInsnNode node) {
    AbstractInsnNode next = node == null ? null : node.getNext();
    while (next != null && next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next;
  }

  private static @Nullable AbstractInsnNode previous(AbstractInsnNode node) {
    AbstractInsnNode previous = node.getPrevious();
    while (previous != null && previous.getOpcode() < 0) {
      previous = previous.getPrevious();
    }
    return previous;
  }
}
