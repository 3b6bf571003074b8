package dev.quarry.symcretic.step;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls that get hold of the program by names, whatever objects they are given. */
public final class ReflectiveCalls {
  private static final Set<String> OF_CLASS = Set.of("forName", "newInstance", "getEnumConstants");

  private ReflectiveCalls() {}

  /** Whether a call may run any code of the program. */
  public static boolean mayRunAnything(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call
        && (call.owner.equals("java/lang/Class") && OF_CLASS.contains(call.name)
            || call.owner.equals("java/util/ServiceLoader")
            || call.name.equals("getBundle")
            || isConstantByName(call)
            || call.name.equals("loadClass")
            || mayWriteFinalFields(call));
  }

  /** What asks an enumeration for a constant begins its initialiser. */
  private static boolean isConstantByName(MethodInsnNode call) {
    return call.name.equals("valueOf") && call.desc.startsWith("(Ljava/lang/Class;");
  }

  /** Whether a call may give final fields of objects that are made already another value. */
  static boolean mayWriteFinalFields(AbstractInsnNode instruction) {
    return instruction instanceof MethodInsnNode call
        && (call.owner.startsWith("java/lang/invoke/")
            || call.owner.equals("sun/misc/Unsafe")
            || call.owner.startsWith("java/lang/reflect/")
                && !call.owner.equals("java/lang/reflect/Array"));
  }
}
