package dev.quarry.concolic.instrument;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Primitives to boxes and back. */
final class Boxing {
  private Boxing() {}

  /** Boxes the value on the stack if it is a primitive. */
  static void box(Code code, Type type) {
    String box = boxOf(type);
    if (!box.isEmpty()) {
      code.hook(box, "valueOf", "(" + type.getDescriptor() + ")L" + box + ";");
    }
  }

  /** Turns the object on the stack into a value of a type; void pops it. */
  static void unbox(Code code, Type type) {
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
    return switch (box.getClassName()) {
      case "java.lang.Boolean" -> Type.BOOLEAN_TYPE;
      case "java.lang.Byte" -> Type.BYTE_TYPE;
      case "java.lang.Character" -> Type.CHAR_TYPE;
      case "java.lang.Short" -> Type.SHORT_TYPE;
      case "java.lang.Integer" -> Type.INT_TYPE;
      case "java.lang.Long" -> Type.LONG_TYPE;
      case "java.lang.Float" -> Type.FLOAT_TYPE;
      case "java.lang.Double" -> Type.DOUBLE_TYPE;
      default -> null;
    };
  }

  static String boxOf(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> "java/lang/Boolean";
      case Type.BYTE -> "java/lang/Byte";
      case Type.CHAR -> "java/lang/Character";
      case Type.SHORT -> "java/lang/Short";
      case Type.INT -> "java/lang/Integer";
      case Type.LONG -> "java/lang/Long";
      case Type.FLOAT -> "java/lang/Float";
      case Type.DOUBLE -> "java/lang/Double";
      default -> "";
    };
  }
}
