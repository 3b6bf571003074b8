package dev.quarry.program;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
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

  private static final String ASSUME = "assume";
  private static final String TARGET = "target";

  private static final Map<String, String> BY_RESULT =
      Map.of(
          "boolean", "anyBoolean",
          "byte", "anyByte",
          "char", "anyChar",
          "short", "anyShort",
          "int", "anyInt",
          "long", "anyLong",
          "float", "anyFloat",
          "double", "anyDouble",
          "java.lang.String", "anyString");

  private final Set<String> classes = new HashSet<>();

  /**
   * @param classes that the user names, by internal or binary names
   */
  public InputMethods(Collection<String> classes) {
    classes.forEach(name -> this.classes.add(Names.internal(name)));
  }

  /** Whether a call asks for an input. */
  public boolean isAsking(MethodInsnNode call) {
    return marker(call).filter(name -> name.startsWith("any")).isPresent();
  }

  /** Whether a call ends the run unless what it is given holds. */
  public boolean isAssuming(MethodInsnNode call) {
    return marker(call).filter(ASSUME::equals).isPresent();
  }

  /** The name of the marker that a call is, or that it means in a class that the user names. */
  public Optional<String> marker(MethodInsnNode call) {
    return call.getOpcode() == Opcodes.INVOKESTATIC
        ? marker(call.owner, call.name, call.desc)
        : Optional.empty();
  }

  /** Likewise for a static method of a class, which has an internal name. */
  public Optional<String> marker(String owner, String name, String descriptor) {
    if (owner.equals(QUARRY)) {
      return name.startsWith("any") || name.equals(ASSUME) || name.equals(TARGET)
          ? Optional.of(name)
          : Optional.empty();
    }
    if (!classes.contains(owner)) {
      return Optional.empty();
    }
    if (name.equals(ASSUME) && descriptor.equals("(Z)V")) {
      return Optional.of(ASSUME);
    }
    boolean isInput = name.startsWith("nondet") || name.startsWith("any");
    return isInput && descriptor.startsWith("()")
        ? Optional.ofNullable(BY_RESULT.get(Type.getReturnType(descriptor).getClassName()))
        : Optional.empty();
  }

  /** Whether a call only marks a place. */
  public static boolean isPlace(MethodInsnNode call) {
    return call.owner.equals(QUARRY) && call.name.equals(TARGET);
  }
}
