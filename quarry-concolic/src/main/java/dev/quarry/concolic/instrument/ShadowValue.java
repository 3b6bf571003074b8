package dev.quarry.concolic.instrument;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.Value;

/**
 * What is known of a slot.
 *
 * @param type one of the five computational types; null for a slot that holds nothing usable
 * @param symbolic whether its shadow may be other than null
 * @param origin the instruction that surely created the object or array; null if unknown
 */
record ShadowValue(@Nullable Type type, boolean symbolic, @Nullable AbstractInsnNode origin)
    implements Value {
  static final ShadowValue NOTHING = new ShadowValue(null, false, null);
  private static final Type REFERENCE = Type.getObjectType("java/lang/Object");

  static ShadowValue of(Type declared, boolean symbolic) {
    return new ShadowValue(computational(declared), symbolic, null);
  }

  static ShadowValue reference(boolean symbolic) {
    return new ShadowValue(REFERENCE, symbolic, null);
  }

  /** An object or array that only this method knows so far. */
  static ShadowValue created(AbstractInsnNode by) {
    return new ShadowValue(REFERENCE, false, by);
  }

  /** The type in locals and on the stack. */
  static Type computational(Type declared) {
    return switch (declared.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT -> Type.INT_TYPE;
      case Type.LONG, Type.FLOAT, Type.DOUBLE -> declared;
      default -> REFERENCE;
    };
  }

  boolean isReference() {
    return REFERENCE.equals(type);
  }

  @Override
  public int getSize() {
    return type == null ? 1 : type.getSize();
  }

  ShadowValue merge(ShadowValue other) {
    if (equals(other)) {
      return this;
    }
    if (type == null || !type.equals(other.type)) {
      return NOTHING;
    }
    return new ShadowValue(
        type, symbolic || other.symbolic, origin == other.origin ? origin : null);
  }
}
