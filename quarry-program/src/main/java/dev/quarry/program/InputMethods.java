package dev.quarry.program;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Static methods by which a program asks for inputs: the markers of {@code Quarry}, and {@code
 * nondet…} and {@code any…} of the classes that the user names.
 */
public final class InputMethods {
  /** The internal name of the class with the markers. */
  public static final String QUARRY = "dev/quarry/api/Quarry";

  /** The markers alone. */
  public static final InputMethods MARKERS = new InputMethods(Set.of());

  private final Set<String> classes = new HashSet<>();

  /**
   * @param classes that the user names, by internal or binary names
   */
  public InputMethods(Collection<String> classes) {
    classes.forEach(name -> this.classes.add(Names.internal(name)));
  }

  /** Whether a call asks for an input. */
  public boolean isAsking(MethodInsnNode call) {
    if (call.getOpcode() != Opcodes.INVOKESTATIC) {
      return false;
    }
    boolean isNamed = call.name.startsWith("any") || call.name.startsWith("nondet");
    return call.owner.equals(QUARRY)
        ? call.name.startsWith("any")
        : classes.contains(call.owner)
            && isNamed
            && call.desc.startsWith("()")
            && isSimple(Type.getReturnType(call.desc));
  }

  private static boolean isSimple(Type type) {
    return type.getSort() != Type.VOID
        && (type.getSort() < Type.ARRAY || type.getClassName().equals("java.lang.String"));
  }

  /** Whether a call ends the run unless what it is given holds. */
  public boolean isAssuming(MethodInsnNode call) {
    return call.getOpcode() == Opcodes.INVOKESTATIC
        && (call.owner.equals(QUARRY) || classes.contains(call.owner))
        && call.name.equals("assume")
        && call.desc.equals("(Z)V");
  }

  /** Whether a call only marks a place. */
  public static boolean isPlace(MethodInsnNode call) {
    return call.owner.equals(QUARRY) && call.name.equals("target");
  }
}
