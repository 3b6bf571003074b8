package dev.quarry.concolic.instrument;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/** A count kept by the runtime that says whether a hook is needed although shadows are null. */
enum Flag {
  /** Input objects whose type is not decided. */
  OPEN_TYPES(Hooks.HEAP, "openTypes"),
  /** Arrays with shadows. */
  ARRAYS(Hooks.ELEMENTS, "tracked"),
  /** Other objects with shadows by identity. */
  OBJECTS(Hooks.CALLS, "tracked");

  private final String owner;
  private final String field;

  Flag(String owner, String field) {
    this.owner = owner;
    this.field = field;
  }

  /** Jumps if it is not zero. */
  void test(Code code, LabelNode slow) {
    code.getStatic(owner, field, "I").jump(Opcodes.IFNE, slow);
  }
}
