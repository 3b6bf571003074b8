package dev.quarry.concolic.instrument;

import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls by which a program asks for inputs: Quarry's own markers, and those of input classes. */
final class MarkerCalls {
  private static final String QUARRY = "dev/quarry/api/Quarry";

  private final Set<String> inputClasses;

  MarkerCalls(Set<String> inputClasses) {
    this.inputClasses = inputClasses;
  }

  boolean isMarker(MethodInsnNode call) {
    return stub(call).isPresent();
  }

  /** The name of the method of {@code Markers} that stands in for a call. */
  Optional<String> stub(MethodInsnNode call) {
    if (call.getOpcode() != Opcodes.INVOKESTATIC) {
      return Optional.empty();
    }
    if (call.owner.equals(QUARRY)) {
      return Optional.of(call.name);
    }
    if (!inputClasses.contains(call.owner)) {
      return Optional.empty();
    }
    if (call.name.equals("assume") && call.desc.equals("(Z)V")) {
      return Optional.of("assume");
    }
    boolean isInput = call.name.startsWith("nondet") || call.name.startsWith("any");
    return isInput && call.desc.startsWith("()")
        ? byType(Type.getReturnType(call.desc))
        : Optional.empty();
  }

  private static Optional<String> byType(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> Optional.of("anyBoolean");
      case Type.BYTE -> Optional.of("anyByte");
      case Type.CHAR -> Optional.of("anyChar");
      case Type.SHORT -> Optional.of("anyShort");
      case Type.INT -> Optional.of("anyInt");
      case Type.LONG -> Optional.of("anyLong");
      case Type.FLOAT -> Optional.of("anyFloat");
      case Type.DOUBLE -> Optional.of("anyDouble");
      default ->
          type.getClassName().equals("java.lang.String")
              ? Optional.of("anyString")
              : Optional.empty();
    };
  }
}
