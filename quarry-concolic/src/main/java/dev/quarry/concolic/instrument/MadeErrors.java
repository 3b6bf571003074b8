package dev.quarry.concolic.instrument;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Tells the runtime where a program makes an error itself that otherwise only the virtual machine
 * raises, so that the two are not taken for each other.
 */
final class MadeErrors {
  private static final Set<String> RAISED =
      Set.of(
          "java/lang/LinkageError",
          "java/lang/AbstractMethodError",
          "java/lang/BootstrapMethodError",
          "java/lang/ClassCircularityError",
          "java/lang/ClassFormatError",
          "java/lang/ExceptionInInitializerError",
          "java/lang/IllegalAccessError",
          "java/lang/IncompatibleClassChangeError",
          "java/lang/InstantiationError",
          "java/lang/NoClassDefFoundError",
          "java/lang/NoSuchFieldError",
          "java/lang/NoSuchMethodError",
          "java/lang/UnsatisfiedLinkError",
          "java/lang/UnsupportedClassVersionError",
          "java/lang/VerifyError");

  /** Old compilers wrote class literals as calls of such a method. */
  private static final String CLASS_LITERAL = "class$";

  private MadeErrors() {}

  /**
   * Whether a method makes such errors, and leaves a copy of each on the stack, as compilers write
   * it. To be asked before it is rewritten.
   */
  static boolean areIn(MethodNode method) {
    boolean found = false;
    for (AbstractInsnNode node : method.instructions) {
      if (node.getOpcode() == Opcodes.NEW && RAISED.contains(((TypeInsnNode) node).desc)) {
        if (next(node).getOpcode() != Opcodes.DUP) {
          return false;
        }
        found = true;
      }
    }
    return found && !method.name.equals(CLASS_LITERAL);
  }

  private static AbstractInsnNode next(AbstractInsnNode node) {
    AbstractInsnNode next = node.getNext();
    while (next.getOpcode() < 0) {
      next = next.getNext();
    }
    return next;
  }

  /** Adds hooks to a method that was rewritten, behind the constructors. */
  static void mark(String superName, MethodNode method) {
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node instanceof MethodInsnNode call && makes(call, superName, method)) {
        CodeWriter after = new CodeWriter().op(Opcodes.DUP);
        after.hook(Hook.MADE);
        method.instructions.insert(node, after.list());
      }
    }
  }

  private static boolean makes(MethodInsnNode call, String superName, MethodNode method) {
    boolean isOfSuper = method.name.equals("<init>") && call.owner.equals(superName);
    return call.name.equals("<init>") && RAISED.contains(call.owner) && !isOfSuper;
  }
}
