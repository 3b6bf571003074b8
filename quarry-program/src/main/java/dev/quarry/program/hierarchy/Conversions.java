package dev.quarry.program.hierarchy;

import dev.quarry.program.BoxTypes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/** Code that converts a value as {@code LambdaMetafactory} says: boxes, unboxes, widens, casts. */
final class Conversions {
  private Conversions() {}

  static void convert(GeneratorAdapter code, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    boolean isFromPrimitive = from.getSort() < Type.ARRAY;
    boolean isToPrimitive = to.getSort() < Type.ARRAY;
    if (isFromPrimitive && isToPrimitive) {
      widen(code, from, to);
    } else if (isFromPrimitive) {
      code.valueOf(from);
    } else if (isToPrimitive) {
      unbox(code, from, to);
    } else {
      code.checkCast(to);
    }
  }

  private static void widen(GeneratorAdapter code, Type from, Type to) {
    boolean isSmall = to.getSort() <= Type.INT;
    if (!isSmall) {
      code.cast(from.getSort() <= Type.INT ? Type.INT_TYPE : from, to);
    }
  }

  /** Out of the box that it is, or, if its type doesn't say, that of what is wanted. */
  private static void unbox(GeneratorAdapter code, Type from, Type to) {
    @Nullable String content = BoxTypes.primitiveOf(from.getDescriptor());
    Type inside = content == null ? to : Type.getType(content);
    Type box = content == null ? box(to) : from;
    if (content == null) {
      code.checkCast(box);
    }
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL,
        box.getInternalName(),
        inside.getClassName() + "Value",
        new Method("", inside, new Type[0]).getDescriptor(),
        false);
    convert(code, inside, to);
  }

  private static Type box(Type primitive) {
    return Type.getType(Objects.requireNonNull(BoxTypes.boxOf(primitive.getDescriptor())));
  }
}
