package dev.quarry.concolic.instrument;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Returns: the shadow of the value goes with it. */
final class Exits implements InstructionFamily {
  private final MethodRewrite m;
  private final StepCounting steps;
  private final Depth depth;
  private final MethodEntry entry;

  Exits(MethodRewrite rewrite, StepCounting steps, Depth depth, MethodEntry entry) {
    this.m = rewrite;
    this.steps = steps;
    this.depth = depth;
    this.entry = entry;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (opcode < Opcodes.IRETURN || opcode > Opcodes.RETURN) {
      return false;
    }
    steps.settle();
    depth.leave(m.main);
    if (opcode != Opcodes.RETURN) {
      answer();
      m.main.shadow(m.state.fromTop(0)).write(HookField.RESULT);
    }
    entry.leave(m.main);
    m.main.add(insn);
    return true;
  }

  /** Likewise an object: the caller looks at it and not at its shadow. */
  private void returned(int shadow) {
    m.whenSymbolic(
        new int[] {shadow},
        // Texts are looked at, also those that have their contents by identity.
        m.method.name.equals("toString") ? List.of(Flag.OBJECTS) : List.of(),
        CodeWriter.NONE,
        code -> {
          code.op(Opcodes.DUP).push(m.site()).op(Opcodes.SWAP).shadow(shadow);
          code.hook(Hook.RETURNED);
          if (shadow == CodeWriter.NONE) {
            code.op(Opcodes.POP);
          } else {
            code.astore(shadow);
          }
        });
  }

  /** The result may go to a caller that is not rewritten and can't take its shadow. */
  private void answer() {
    Type type = Type.getReturnType(m.method.desc);
    int shadow = m.state.fromTop(0);
    if (!m.type.types().isCalledByOthers(m.type.name(), m.method)) {
      return;
    }
    if (type.getSort() >= Type.ARRAY) {
      returned(shadow);
      return;
    }
    m.whenSymbolic(
        new int[] {shadow},
        List.of(),
        CodeWriter.NONE,
        code -> {
          int value = m.temporary(type);
          code.store(type, value).push(m.site()).load(type, value);
          Boxing.box(code, type);
          code.shadow(shadow);
          code.hook(Hook.ANSWER);
          code.astore(shadow).load(type, value);
        });
  }
}
