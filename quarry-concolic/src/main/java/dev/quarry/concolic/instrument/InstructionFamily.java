package dev.quarry.concolic.instrument;

import org.objectweb.asm.tree.AbstractInsnNode;

/** Rewrites the instructions of one family. */
interface InstructionFamily {
  /** Writes the instruction with what belongs to it; false if it is of another family. */
  boolean rewrite(AbstractInsnNode insn);
}
