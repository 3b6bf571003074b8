package dev.quarry.expr.eval;

import dev.quarry.expr.Sort;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * The JVM type that carries values of a sort in compiled code, and its ways in and out of arrays.
 */
final class Carrier {
  private static final Type FLOAT_BOX = Type.getType(Float.class);
  private static final Type DOUBLE_BOX = Type.getType(Double.class);

  private final Type type;

  private Carrier(Type type) {
    this.type = type;
  }

  static Carrier of(Sort sort) {
    return sort instanceof Sort.Basic basic
        ? new Carrier(Type.getType(basic.descriptor()))
        : new Carrier(Type.getType(sort.valueType()));
  }

  Type type() {
    return type;
  }

  boolean isObject() {
    return type.getSort() == Type.OBJECT;
  }

  /** Index and array are on the stack; pushes the value. */
  void loadElement(GeneratorAdapter code) {
    if (isObject()) {
      code.visitInsn(Opcodes.AALOAD);
      code.checkCast(type);
      return;
    }
    code.visitInsn(Opcodes.LALOAD);
    switch (type.getSort()) {
      case Type.BOOLEAN, Type.INT -> code.visitInsn(Opcodes.L2I);
      case Type.FLOAT -> {
        code.visitInsn(Opcodes.L2I);
        code.invokeStatic(FLOAT_BOX, Method.getMethod("float intBitsToFloat(int)"));
      }
      case Type.DOUBLE ->
          code.invokeStatic(DOUBLE_BOX, Method.getMethod("double longBitsToDouble(long)"));
      default -> {}
    }
  }

  /** Array, index and value are on the stack; stores the value. */
  void storeElement(GeneratorAdapter code) {
    switch (type.getSort()) {
      case Type.BOOLEAN, Type.INT -> code.visitInsn(Opcodes.I2L);
      case Type.FLOAT -> {
        code.invokeStatic(FLOAT_BOX, Method.getMethod("int floatToRawIntBits(float)"));
        code.visitInsn(Opcodes.I2L);
      }
      case Type.DOUBLE ->
          code.invokeStatic(DOUBLE_BOX, Method.getMethod("long doubleToRawLongBits(double)"));
      default -> {}
    }
    code.visitInsn(isObject() ? Opcodes.AASTORE : Opcodes.LASTORE);
  }

  /** Copies the value on top of the stack. */
  void duplicate(GeneratorAdapter code) {
    if (type.getSize() == 2) {
      code.dup2();
    } else {
      code.dup();
    }
  }
}
