package dev.quarry.concolic.instrument;

import dev.quarry.program.hierarchy.ClassHierarchy;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Conversions of the value on the stack: casts, boxing, unboxing and widening. */
final class Conversion {
  private Conversion() {}

  static void convert(CodeWriter code, ClassHierarchy hierarchy, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    if (isPrimitive(from) && isPrimitive(to)) {
      widen(code, from, to);
    } else if (isPrimitive(from)) {
      Boxing.box(code, from);
    } else if (isPrimitive(to)) {
      Type boxed = Boxing.primitiveOf(from);
      Boxing.unbox(code, boxed == null ? to : boxed);
      if (boxed != null) {
        widen(code, boxed, to);
      }
    } else if (!hierarchy.isSubtype(from.getInternalName(), to.getInternalName())) {
      code.type(Opcodes.CHECKCAST, to.getInternalName());
    }
  }

  private static boolean isPrimitive(Type type) {
    return type.getSort() <= Type.DOUBLE && type.getSort() != Type.VOID;
  }

  private static void widen(CodeWriter code, Type from, Type to) {
    Type have = ShadowValue.computational(from);
    if (have.equals(ShadowValue.computational(to))) {
      return;
    }
    switch (have.getSort()) {
      case Type.INT -> code.op(pick(to, Opcodes.I2L, Opcodes.I2F, Opcodes.I2D));
      case Type.LONG -> code.op(pick(to, Opcodes.L2I, Opcodes.L2F, Opcodes.L2D));
      default -> code.op(Opcodes.F2D);
    }
  }

  private static int pick(Type to, int toLong, int toFloat, int toDouble) {
    return switch (to.getSort()) {
      case Type.FLOAT -> toFloat;
      case Type.DOUBLE -> toDouble;
      default -> toLong;
    };
  }
}
