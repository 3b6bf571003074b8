package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.coverage.Probes;
import dev.quarry.concolic.runtime.hooks.RunState;
import java.lang.reflect.Field;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;

/** The static fields that rewritten code reads and writes; descriptors are those of the fields. */
enum HookField {
  ARGUMENTS(RunState.class, "arguments"),
  RESULT(RunState.class, "result"),
  OPEN_TYPES(RunState.class, "openTypes"),
  ARRAYS(RunState.class, "arrays"),
  OBJECTS(RunState.class, "objects"),
  STREAMS(RunState.class, "streams"),
  STEPS(RunState.class, "steps"),
  DEPTH(RunState.class, "depth"),
  PROBES(Probes.class, "arrays"),
  GROWTH(CoverageGrowth.class, "arrays");

  private final Field field;

  HookField(Class<?> owner, String name) {
    try {
      this.field = owner.getField(name);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(owner + " has no public field " + name + ".", e);
    }
  }

  /** The Java field that it is. */
  Field field() {
    return field;
  }

  FieldInsnNode read() {
    return access(Opcodes.GETSTATIC);
  }

  FieldInsnNode write() {
    return access(Opcodes.PUTSTATIC);
  }

  private FieldInsnNode access(int opcode) {
    return new FieldInsnNode(
        opcode,
        Type.getInternalName(field.getDeclaringClass()),
        field.getName(),
        Type.getDescriptor(field.getType()));
  }
}
