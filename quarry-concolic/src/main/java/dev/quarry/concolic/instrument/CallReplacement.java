package dev.quarry.concolic.instrument;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls made instead of those in the class file. */
final class CallReplacement {
  private CallReplacement() {}

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
    Hook hook = Hook.marker(stub);
    m.main.push(m.site());
    if (Type.getArgumentCount(call.desc) > 0) {
      m.main.op(Opcodes.SWAP);
    }
    if (hook == Hook.ASSUME) {
      m.main.shadow(shadow);
    }
    m.main.hook(hook);
  }
}
