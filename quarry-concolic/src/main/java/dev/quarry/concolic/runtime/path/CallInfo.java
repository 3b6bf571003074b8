package dev.quarry.concolic.runtime.path;

import dev.quarry.program.Names;
import org.objectweb.asm.Opcodes;

/**
 * What a call instruction calls.
 *
 * @param opcode {@code INVOKEVIRTUAL}, {@code INVOKEINTERFACE}, {@code INVOKESTATIC} or {@code
 *     INVOKESPECIAL}; {@code INVOKEDYNAMIC} for string concatenation
 * @param owner the internal name in the instruction; for string concatenation the recipe
 * @param name of the method
 * @param descriptor of the method
 */
public record CallInfo(int opcode, String owner, String name, String descriptor) {
  /** Whether the class of the receiver selects what is run. */
  public boolean isVirtual() {
    return opcode == Opcodes.INVOKEVIRTUAL || opcode == Opcodes.INVOKEINTERFACE;
  }

  /** As people write it: {@code java.util.Map#get}. */
  String userForm() {
    return Names.binary(owner) + "#" + name;
  }
}
