package dev.quarry.engine.reach;

import dev.quarry.program.ExceptionSites;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Which instructions may end in an exception. */
final class MayThrow {
  private MayThrow() {}

  static boolean is(MethodBody body, int number) {
    AbstractInsnNode node = body.instruction(number);
    return node instanceof MethodInsnNode
        || node.getOpcode() == Opcodes.INVOKEDYNAMIC
        || node.getOpcode() == Opcodes.ATHROW
        || !ExceptionSites.faults(node).isEmpty();
  }

  /**
   * The class of the exception that a piece of code throws, if all it does is to make one of the
   * JDK's and throw it: {@code throw new IllegalStateException("message")}.
   */
  static Optional<String> newException(MethodBody body, int first, Location thrown) {
    String type = "";
    for (int number = first; number < thrown.instruction(); number++) {
      AbstractInsnNode node = body.instruction(number);
      if (node instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW && type.isEmpty()) {
        type = made.desc;
      } else if (is(body, number) && !isConstructor(node, type)) {
        return Optional.empty();
      }
    }
    return Optional.of(type).filter(name -> name.startsWith("java/"));
  }

  private static boolean isConstructor(AbstractInsnNode node, String type) {
    return node instanceof MethodInsnNode call
        && call.name.equals("<init>")
        && call.owner.equals(type);
  }
}
