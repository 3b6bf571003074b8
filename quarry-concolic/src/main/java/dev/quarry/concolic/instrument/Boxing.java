package dev.quarry.concolic.instrument;

import dev.quarry.program.BoxTypes;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Primitives to boxes and back. */
final class Boxing {
  private Boxing() {}

  /** Boxes the value on the stack if it is a primitive. */
  static void box(CodeWriter code, Type type) {
    String box = boxOf(type);
    if (!box.isEmpty()) {
      code.callStatic(box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";");
    }
  }

  /** Turns the object on the stack into a value of a type; void pops it. */
  static void unbox(CodeWriter code, Type type) {
    String box = boxOf(type);
    if (!box.isEmpty()) {
      code.type(Opcodes.CHECKCAST, box);
      code.add(
          new MethodInsnNode(
              Opcodes.INVOKEVIRTUAL,
              box,
              type.getClassName() + "Value",
              "()" + type.getDescriptor(),
              false));
    } else if (type.getSort() == Type.VOID) {
      code.op(Opcodes.POP);
    } else if (!type.getInternalName().equals("java/lang/Object")) {
      code.type(Opcodes.CHECKCAST, type.getInternalName());
    }
  }

  /** The primitive in a box of this type; null if it is no box. */
  static @Nullable Type primitiveOf(Type box) {
    String primitive = BoxTypes.primitiveOf(box.getDescriptor());
    return primitive == null ? null : Type.getType(primitive);
  }

  /** The internal name of the class of boxes of this type; empty if there is none. */
  static String boxOf(Type type) {
    String box = BoxTypes.boxOf(type.getDescriptor());
    return box == null ? "" : Type.getType(box).getInternalName();
  }
}
