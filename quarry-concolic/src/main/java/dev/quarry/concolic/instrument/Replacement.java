package dev.quarry.concolic.instrument;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls made instead of those in the class file. */
final class Replacement {
  private Replacement() {}

  /** The call of the environment's method. */
  static MethodInsnNode of(MethodInsnNode call) {
    Substitutions.Substitute other =
        Substitutions.find(call.owner, call.name, call.desc).orElseThrow();
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, other.owner(), other.name(), other.descriptor(), false);
  }

  /** The call of the runtime's marker, with the shadow of the argument if it takes one. */
  static void writeMarker(MethodRewrite m, MethodInsnNode call, int shadow) {
    String stub = m.type.markers().marker(call).orElseThrow();
    Code code = m.main;
    switch (stub) {
      case "assume" -> {
        code.push(m.site()).op(Opcodes.SWAP).shadow(shadow);
        code.hook(Hooks.MARKERS, stub, "(IZ" + Hooks.E + ")V");
      }
      case "any" -> {
        code.push(m.site()).op(Opcodes.SWAP);
        code.hook(Hooks.MARKERS, stub, "(ILjava/lang/Class;)" + Hooks.OBJECT);
      }
      default -> {
        Type returned = Type.getReturnType(call.desc);
        code.push(m.site()).hook(Hooks.MARKERS, stub, "(I)" + returned.getDescriptor());
      }
    }
  }
}
