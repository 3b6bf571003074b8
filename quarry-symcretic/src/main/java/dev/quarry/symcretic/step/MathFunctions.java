package dev.quarry.symcretic.step;

import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls of the JDK's mathematical functions: numbers that depend on other numbers only. */
public final class MathFunctions {
  private static final Set<String> OWNERS = Set.of("java/lang/Math", "java/lang/StrictMath");

  private MathFunctions() {}

  /** Whether a call is one. */
  public static boolean isCalledBy(MethodInsnNode call) {
    return OWNERS.contains(call.owner) && !call.name.equals("random") && isOnNumbers(call.desc);
  }

  private static boolean isOnNumbers(String descriptor) {
    for (Type type : Type.getArgumentTypes(descriptor)) {
      if (type.getSort() >= Type.ARRAY) {
        return false;
      }
    }
    int result = Type.getReturnType(descriptor).getSort();
    return result != Type.VOID && result < Type.ARRAY;
  }
}
