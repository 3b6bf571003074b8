package dev.quarry.program.invariant;

import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/** A field by name and type, whichever class code names it through. */
record FieldKey(String name, String descriptor) {
  static FieldKey of(FieldInsnNode use) {
    return new FieldKey(use.name, use.desc);
  }

  static FieldKey of(FieldNode field) {
    return new FieldKey(field.name, field.desc);
  }

  boolean isReference() {
    return descriptor.startsWith("L") || descriptor.startsWith("[");
  }

  /** Whether it holds an {@code int}, or a smaller number that is handled as one. */
  boolean isNumber() {
    return descriptor.length() == 1 && "ISBC".contains(descriptor);
  }
}
