package dev.quarry.concolic.instrument;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/** A count kept by the runtime that says whether a hook is needed although shadows are null. */
enum Flag {
  /** Input objects whose type is not decided. */
  OPEN_TYPES(HookField.OPEN_TYPES),
  /** Arrays with shadows. */
  ARRAYS(HookField.ARRAYS),
  /** Other objects with shadows by identity. */
  OBJECTS(HookField.OBJECTS),
  /** What streams will do with elements that functions are yet to make; always set. */
  STREAMS(HookField.STREAMS);

  private final HookField field;

  Flag(HookField field) {
    this.field = field;
  }

  /** Jumps if it is not zero. */
  void test(CodeWriter code, LabelNode slow) {
    code.read(field).jump(Opcodes.IFNE, slow);
  }
}
